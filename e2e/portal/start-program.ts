import { spawn } from 'node:child_process';

/** A started program, with the time until its first response. */
export interface StartedProgram {
  seconds: number;
  stop: () => Promise<void>;
}

interface Program {
  script: string;
  parameters?: string[];
  folder?: string;
  env: NodeJS.ProcessEnv;
  /** The address that responds once it is ready. */
  readyUrl: string;
}

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server and waits until it responds. @throws when it ends before. */
export async function startProgram(program: Program): Promise<StartedProgram> {
  const { script, parameters = [], folder, env, readyUrl } = program;
  const start = performance.now();
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await isReady(readyUrl))) {
    if (hasEnded) throw new Error(`${script} could not start; see its message above.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    seconds: (performance.now() - start) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Launch {
  /** The folder of the sources. */
  folder: string;
  /** `start` runs the builds, `dev` the sources. */
  launcher: 'start' | 'dev';
  /** By default all remotes. */
  remotes?: string[];
  /** The first port. */
  port: number;
  /** The data folder. */
  data: string;
}

/** Starts the portal as `npm start` or `npm run dev` does. @throws when it ends before its page is served. */
export const startPortal = ({ folder, launcher, remotes, port, data }: Launch) =>
  startProgram({
    script: `shell/launch/${launcher}.ts`,
    parameters: remotes,
    folder,
    env: { PITLANE_PORT: String(port), PITLANE_DATA: data },
    readyUrl: `http://localhost:${port}/`,
  });

import { spawn } from 'node:child_process';

/** A started program: how long it took until it answered, and how to end it. */
export interface StartedProgram {
  seconds: number;
  stop: () => Promise<void>;
}

interface Program {
  script: string;
  parameters?: string[];
  folder?: string;
  env: NodeJS.ProcessEnv;
  /** The address at which it answers once it is there. */
  answersAt: string;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a program that serves something and waits until it does. @throws when it ends before. */
export async function startProgram(program: Program): Promise<StartedProgram> {
  const { script, parameters = [], folder, env, answersAt } = program;
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
  while (!(await answers(answersAt))) {
    if (hasEnded) throw new Error(`${script} could not start; its message stands above.`);
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
  /** Where the sources lie. */
  folder: string;
  /** `start` runs what is built, `dev` the sources. */
  launcher: 'start' | 'dev';
  /** The remotes, where not all of them. */
  remotes?: string[];
  /** First of the ports. */
  port: number;
  /** Where the data lies. */
  data: string;
}

/** Starts the portal as `npm start` or `npm run dev` does. @throws when it ends before its page is served. */
export const startPortal = ({ folder, launcher, remotes, port, data }: Launch) =>
  startProgram({
    script: `shell/launch/${launcher}.ts`,
    parameters: remotes,
    folder,
    env: { PITLANE_PORT: String(port), PITLANE_DATA: data },
    answersAt: `http://localhost:${port}/`,
  });

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Driver, windowSize } from './driver.ts';
import { startSession } from './webdriver-session.ts';

/** The programs of WebKitGTK: its driver and its browser; and Xvfb, a display without a screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

/** A folder for what the browser keeps, whose downloads are in it too. */
async function makeHome() {
  const home = await mkdtemp(path.join(tmpdir(), 'pitlane-webkit-'));
  const downloads = path.join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { home, downloads };
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** Starts a display of its own number, which it writes. */
async function startDisplay(program: string) {
  const size = `${windowSize.width}x${windowSize.height}x24`;
  const display = spawn(program, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  return { display, name: `:${String(number).trim()}` };
}

async function untilAnswers(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`${address} does not answer`);
}

/** Opens WebKitGTK's small browser, on a display and with a home of its own, controlled by WebDriver. */
export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const { home, downloads } = await makeHome();
  const { display, name } = await startDisplay(programs.display);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GDK_BACKEND: 'x11',
      DISPLAY: name,
    },
  });
  const stopAll = async () => {
    await stop(driver);
    await stop(display);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilAnswers(`${server}/status`);
    const session = await startSession(server, {
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    });
    await session.resizeTo(windowSize);
    const body = (source: string) => `return (${source})(...arguments)`;
    const find = (source: string, values: unknown[]) => session.find(body(source), values);
    return {
      goTo: session.goTo,
      call: (source, ...values) => session.run(body(source), values),
      press: async (source, ...values) => session.press(await find(source, values)),
      chooseFile: async (file, source, ...values) => session.typeInto(await find(source, values), file),
      type: (text) => session.pressKeys([...text]),
      pressKey: (key) => session.pressKeys([key]),
      picture: async (source, ...values) => session.picture(await find(source, values)),
      downloads,
      close: async () => {
        await session.end();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

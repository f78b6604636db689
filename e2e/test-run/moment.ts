import { existsSync } from 'node:fs';
import type { Step } from './steps.ts';

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

/**
 * The environment in which a program has this moment of the garage's clock, such as 2026-12-31T23:40, and time goes on from
 * there: Node, PostgreSQL and all other programs with libfaketime, pages of a browser by `fixtures/page/shift-date.ts`.
 */
export function environmentAt(moment: string, faketime = library): Record<string, string> {
  const ahead = Math.round((Date.parse(`${moment}+05:30`) - Date.now()) / 1000);
  if (Number.isNaN(ahead)) throw new Error(`"${moment}" is no moment such as 2026-12-31T23:40`);
  if (!faketime) throw new Error('libfaketime is missing: apt install faketime');
  return {
    LD_PRELOAD: faketime,
    FAKETIME: `${ahead >= 0 ? '+' : ''}${ahead}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    PITLANE_TEST_AHEAD: String(ahead),
    // What passed at another moment has not passed at this one.
    TURBO_FORCE: 'true',
  };
}

const year = 365 * 24 * 3600 * 1000;

/** A moment of the next year in the garage's time; `PITLANE_TEST_MOMENT` tries one again. */
export function someMoment(): string {
  const { PITLANE_TEST_MOMENT: chosen } = process.env;
  const garageTime = 5.5 * 3600 * 1000;
  return chosen ?? new Date(Date.now() + garageTime + Math.random() * year).toISOString().slice(0, 16);
}

/**
 * The step at this moment, which its name says, so that what fails by the calendar is found before that day. Without
 * libfaketime it runs now, which its name says, too.
 */
export function atMoment(moment: string, step: Step, faketime = library): Step {
  if (!faketime) return { ...step, name: `${step.name}, now: libfaketime is missing` };
  const { again } = step;
  return {
    ...step,
    name: `${step.name}, at ${moment}`,
    environment: { ...step.environment, ...environmentAt(moment, faketime) },
    ...(again && { again: (file: string) => atMoment(moment, again(file), faketime) }),
  };
}

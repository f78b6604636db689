import { atMoment, someMoment } from './moment.ts';
import {
  changedUnitTests,
  check,
  dataTests,
  journeys,
  releases,
  type Step,
  turbo,
  unitTests,
} from './steps.ts';

/** Steps one after another. */
type Lane = Step[];

/** Lanes side by side: steps that leave a core idle run beside others. */
type Stage = Lane[];

const withShare = (share: number, step: Step): Step => ({ ...step, share });

/** `npm test`: ten minutes on two cores, of which installing takes 45 seconds. */
const defaultRun: Stage[] = [
  [
    [
      withShare(260, unitTests('default')),
      withShare(130, dataTests('backend on PostgreSQL', 'test:postgres', 'default')),
    ],
    [
      check('lint', 'npm', 'run', 'lint'),
      check('types', 'npm', 'run', 'typecheck'),
      turbo('build', 'build'),
      withShare(120, dataTests('backend on Supabase Lite', 'test:backend', 'default')),
    ],
  ],
  [[withShare(170, journeys('default'))]],
];

/** What runs at one moment of the next year, in `test:all`. */
const moment = someMoment();

/** What `npm run test:all` adds to it. */
const restRun: Stage[] = [
  [[unitTests('rest')], [dataTests('backend on Supabase Lite', 'test:backend', 'rest')]],
  [[atMoment(moment, dataTests('backend on PostgreSQL', 'test:postgres', 'rest'))]],
  [[atMoment(moment, journeys('rest'))]],
  [[releases]],
];

/** `npm run check`: what tells within 90 seconds whether a small change fits. */
const checkRun: Stage[] = [
  [[check('lint', 'npm', 'run', 'lint')], [check('types', 'npm', 'run', 'typecheck'), changedUnitTests()]],
];

/** The runs by the parameter of `run-all-tests.ts`; `rest` continues a `default` run. */
export const runs = { default: defaultRun, rest: restRun, all: [...defaultRun, ...restRun], check: checkRun };

export type RunName = keyof typeof runs;

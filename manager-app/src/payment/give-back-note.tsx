import { holdsRight, useSession } from '@pitlane/shared-data/session';

/** Whether the manager may give money back: refunds, corrections, credit notes. */
export const useMayGiveBack = () => holdsRight(useSession().account, 'pay');

/** Why the buttons that give money back are missing. */
export const GiveBackNote = () => (
  <p>
    Refunds, corrections and credit notes need the right to pay. A manager who may change the settings can
    give it to you under Settings, Managers.
  </p>
);

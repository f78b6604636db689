import { formatCountOf } from '@pitlane/shared-data/formats';
import { type WaitingLine, waitingLines } from '@pitlane/shared-data/work-queue';
import { adviceOfJob } from './no-longer-own.ts';
import { useWaitingLines } from './use-waiting-work.ts';
import { WaitingBanners } from './waiting-banners.tsx';

/** 'Brake discs, job #41' */
const describe = ({ description, proposal }: WaitingLine) => `${description}, job #${proposal.requestId}`;

/** The proposed lines that wait for the network, and those that the server has refused since. */
export const WaitingLines = () => (
  <WaitingBanners
    list={useWaitingLines()}
    keyOf={waitingLines.keyOf}
    titleOf={(count) =>
      formatCountOf(count, 'proposed line waits for the network', 'proposed lines wait for the network')
    }
    nameOf={describe}
    refusedTitleOf={(item) => `${describe(item)} was not proposed`}
    adviceFor={(item) => adviceOfJob(item, 'Tell the manager which work is needed, then discard this.')}
    textOf={({ proposal: { line } }) =>
      [line.what_it_is, line.why_needed, line.if_it_waits].filter(Boolean).join('\r\n')
    }
  />
);

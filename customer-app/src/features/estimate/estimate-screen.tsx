import { parseId } from '@pitlane/shared-data/paths';
import { useParams } from 'react-router';
import { ApprovalRecordPage } from './approval-record-page.tsx';
import { EstimatePage } from './estimate-page.tsx';

/** The estimate of a request, or one of its approval records. */
export function Component() {
  const { requestId, number } = useParams();
  const id = parseId(requestId);
  if (number === undefined) return <EstimatePage requestId={id} />;
  return <ApprovalRecordPage requestId={id} number={parseId(number)} />;
}

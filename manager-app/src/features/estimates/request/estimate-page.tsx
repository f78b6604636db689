import type { RequestEstimate } from '@pitlane/shared-data/estimates';
import { isPhotoOfRequest } from '@pitlane/shared-data/photos';
import { useRows } from '../../../line-table/use-rows.ts';
import { RequestPhotos } from '../../../photos/request-photos.tsx';
import { useMadeLink } from '../../../reach/use-made-link.ts';
import { ApprovalRecords } from './approval-records.tsx';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { InspectionView } from './inspection-view.tsx';

export function EstimatePage({ estimate }: { estimate: RequestEstimate }) {
  const rows = useRows();
  const link = useMadeLink(estimate.request_id, estimate.link);
  return (
    <>
      <EstimateHead estimate={estimate} onSaveLines={rows.saveAll} link={link} />
      <EstimateLines estimate={estimate} rows={rows} />
      <InspectionView inspections={estimate.inspections} isClosed={estimate.closed} />
      <EstimateLink estimate={estimate} made={link} />
      <ApprovalRecords records={estimate.records} />
      <RequestPhotos
        requestId={estimate.request_id}
        stage={estimate.inspections.some(({ finished_at }) => !finished_at) ? 'inspection' : 'work'}
        shows={isPhotoOfRequest(estimate.lines)}
        isOpen={!estimate.closed}
      />
    </>
  );
}

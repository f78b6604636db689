import { describeApproval, type ApprovalRecord as RecordData } from '@pitlane/shared-data/estimates';
import type { GarageLogo } from '@pitlane/shared-data/garage';
import { toHashedPhoto } from '@pitlane/shared-data/photos';
import { ApprovalRecord } from '@pitlane/shared-ui/approval';
import type { QueryLike } from '@pitlane/shared-ui/core';
import type { ShownPhoto } from '../../estimate/shown-photos.tsx';

interface LinkRecordProps {
  record: RecordData;
  photos: QueryLike<ShownPhoto[]>;
  logo: GarageLogo | null;
}

/** The printable record of one answer. */
export function LinkRecord({ record, photos, logo }: LinkRecordProps) {
  const stored = { ...photos, data: photos.data?.map(toHashedPhoto) };
  return <ApprovalRecord {...describeApproval(record)} stored={stored} logo={logo} back="#estimate" />;
}

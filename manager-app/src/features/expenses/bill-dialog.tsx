import { type Expense, expenseBillQuery } from '@pitlane/shared-data/expenses';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { FilePicture } from '@pitlane/shared-ui/photos';
import { useQuery } from '@tanstack/react-query';

interface BillDialogProps {
  expense: Expense;
  onClose: () => void;
}

/** The photo of an expense's bill. */
export const BillDialog = ({ expense: { photo, supplier }, onClose }: BillDialogProps) => (
  <Dialog title={`Bill of ${supplier}`} size="large" isOpen onOpenChange={onClose}>
    <QueryView
      query={useQuery(expenseBillQuery(photo ?? ''))}
      failure="Failed to load the photo"
      pending={<Skeleton label="Loading the photo..." />}
    >
      {(file) => <FilePicture file={file} alt={`Bill of ${supplier}`} />}
    </QueryView>
  </Dialog>
);

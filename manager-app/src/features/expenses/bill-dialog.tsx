import { type Expense, expenseBillQuery } from '@pitlane/shared-data/expenses';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  max-inline-size: 100%;
  block-size: auto;
`;

function Bill({ file, supplier }: { file: Blob; supplier: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <Picture src={address} alt={`Bill of ${supplier}`} />;
}

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
      {(file) => <Bill file={file} supplier={supplier} />}
    </QueryView>
  </Dialog>
);

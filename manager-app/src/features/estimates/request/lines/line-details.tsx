import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoStrip } from '@pitlane/shared-ui/photos';
import type { ReactNode } from 'react';
import { Td, Tr } from '../../../../line-table/row-parts.tsx';
import type { Details } from './use-line-details.ts';

interface LineDetailsProps {
  line: EstimateLine;
  details: Details;
  isClosed: boolean;
  children?: ReactNode;
}

/** The photos of a line and what is said of it, below its cells. */
export const LineDetails = ({ line, details, isClosed, children }: LineDetailsProps) => (
  <Tr>
    <Td colSpan={8} data-wide>
      <Stack gap={3}>
        {line.replaces !== null && line.status === 'proposed' && (
          <p>Replaces the line that was answered before, once the customer approves it.</p>
        )}
        {children}
        <PhotoStrip {...details.album} isOpen={!isClosed} size="medium" notify={notify} />
      </Stack>
    </Td>
  </Tr>
);

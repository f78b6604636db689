import { formatDateTime } from '@pitlane/shared-data/formats';
import { token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Text = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

/** When use, average stock and turn were counted; stock and value are always those of now. */
export function CountTime({ countedAt }: { countedAt: string | null }) {
  return (
    <Text>
      Use, average stock and turn are counted once a day,{' '}
      {countedAt ? `last on ${formatDateTime(countedAt)}.` : 'for the first time within an hour.'}
    </Text>
  );
}

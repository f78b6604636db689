import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Only a part that is wider than its place breaks elsewhere. */
const Text = styled.span`
  overflow-wrap: anywhere;
`;

export interface EmailTextProps {
  email: string;
}

/** An email address, wherever one is shown: it breaks before its @ and dots, not inside a word. */
export const EmailText = ({ email }: EmailTextProps) => (
  <Text>
    {email.split(/(?=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike and are not reordered
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Text>
);

import { space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import type { DueActionsProps } from './due-actions-props.ts';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Who told the owner about due work, when, and what was said, the newest first. */
export const ContactList = ({ contacts }: Pick<DueActionsProps, 'contacts'>) => (
  <List aria-label="Contacts">
    {contacts.map(({ id, title, said }) => (
      <li key={id}>
        <p>{title}</p>
        {said && <p>{said}</p>}
      </li>
    ))}
  </List>
);

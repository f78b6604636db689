import type { DueContact } from '@pitlane/shared-data/due-work';
import { space } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { contactOf } from './due-words.ts';

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
export const ContactList = ({ contacts }: { contacts: readonly DueContact[] }) => (
  <List aria-label="Contacts">
    {contacts.map((contact) => (
      <li key={contact.contact_id}>
        <p>{contactOf(contact)}</p>
        {contact.said && <p>{contact.said}</p>}
      </li>
    ))}
  </List>
);

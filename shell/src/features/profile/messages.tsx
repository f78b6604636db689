import {
  type MessagePreference,
  messageKindLabels,
  messageKinds,
  messagePreferencesQuery,
} from '@pitlane/shared-data/messages';
import { Link, QueryView, Section, Skeleton, space, token } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { MessageChoice } from './message-choice.tsx';

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(5)};
  padding-block: ${space(2)};
  border-block-end: ${token('hairline')} solid ${token('line')};

  & > p {
    font-weight: ${token('weight-medium')};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(5)};
  }
`;

function Choices({ preferences }: { preferences: readonly MessagePreference[] }) {
  return (
    <div>
      {messageKinds.map((kind) => (
        <Kind key={kind} role="group" aria-label={messageKindLabels[kind]}>
          <p>{messageKindLabels[kind]}</p>
          <div>
            {preferences
              .filter((preference) => preference.kind === kind)
              .map((preference) => (
                <MessageChoice key={preference.channel} {...preference} />
              ))}
          </div>
        </Kind>
      ))}
    </div>
  );
}

/** Which messages a customer gets, and by which channel. */
export function Messages() {
  const query = useQuery(messagePreferencesQuery());
  return (
    <Section
      title="Messages"
      description="Choose what the garage writes to you about, and how. Everything is also shown under Notices."
    >
      <QueryView
        query={query}
        failure="Failed to load your choice of messages"
        pending={<Skeleton label="Loading your choice of messages..." lines={5} />}
        notFound={
          <p>
            The garage cannot reach you at the moment: it sends no messages, or has no email address or phone
            number of yours that it could use. Look at your notices here instead.
          </p>
        }
      >
        {(preferences) => <Choices preferences={preferences} />}
      </QueryView>
      <p>
        <Link href={paths.ownMessages}>Messages that you were sent</Link>
      </p>
    </Section>
  );
}

import { usePortalClient } from '@pitlane/shared-data/client';
import { EmailText, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Title = styled.h2`
  font-size: ${token('text-xl')};
`;

const Detail = styled.p`
  margin-block-start: ${space(1)};
  color: ${token('text-muted')};
`;

const Garage = styled.address`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-style: normal;
`;

const Name = styled.p`
  color: ${token('text')};
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-bold')};
`;

interface LetterheadProps {
  titleId: string;
  title: string;
  detail: string;
}

export function Letterhead({ titleId, title, detail }: LetterheadProps) {
  const { contact } = usePortalClient().config;
  return (
    <Head>
      <div>
        <Title id={titleId}>{title}</Title>
        <Detail>{detail}</Detail>
      </div>
      <Garage>
        <Name>Pitlane</Name>
        {contact?.phone && <p>{contact.phone}</p>}
        {contact?.email && (
          <p>
            <EmailText email={contact.email} />
          </p>
        )}
      </Garage>
    </Head>
  );
}

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
  /** Blank or missing where it is not set up. */
  garage: { name: string; address?: string; phone?: string | undefined; email?: string | undefined };
}

export const Letterhead = ({ titleId, title, detail, garage }: LetterheadProps) => (
  <Head>
    <div>
      <Title id={titleId}>{title}</Title>
      <Detail>{detail}</Detail>
    </div>
    <Garage>
      <Name>{garage.name || 'Pitlane'}</Name>
      {garage.address && <p>{garage.address}</p>}
      {garage.phone && <p>{garage.phone}</p>}
      {garage.email && (
        <p>
          <EmailText email={garage.email} />
        </p>
      )}
    </Garage>
  </Head>
);

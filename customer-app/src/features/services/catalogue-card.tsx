import { Card, CardActions, CardHeader, DescriptionList, LinkButton, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { CatalogueEntry } from '../../service/catalogue.ts';

const IconBox = styled.span`
  color: ${token('accent-text')};

  svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
  }
`;

export function CatalogueCard({ entry }: { entry: CatalogueEntry }) {
  const { icon: Icon } = entry;
  const titleId = `service-${entry.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={entry.name}
        end={
          <IconBox>
            <Icon aria-hidden="true" />
          </IconBox>
        }
      />
      <p>{entry.description}</p>
      <DescriptionList
        items={[
          { label: 'Price', value: entry.priceRange },
          { label: 'Duration', value: entry.duration },
        ]}
      />
      <CardActions>
        <LinkButton variant="primary" href={paths.myVehiclesFor(entry.id)} aria-describedby={titleId}>
          Book Service
        </LinkButton>
      </CardActions>
    </Card>
  );
}

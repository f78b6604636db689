import { describeDuration, describePrice, type Service } from '@pitlane/shared-data/services';
import { Card, CardActions, CardHeader, DescriptionList, LinkButton, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { categoryIcons } from '../../service/category-icons.ts';
import { categoryLabels } from '../../service/category-labels.ts';

const IconBox = styled.span`
  color: ${token('accent-text')};

  svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
  }
`;

export function CatalogueCard({ service }: { service: Service }) {
  const Icon = categoryIcons[service.category];
  const titleId = `service-${service.service_id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={service.name}
        detail={categoryLabels[service.category]}
        end={
          <IconBox>
            <Icon aria-hidden="true" />
          </IconBox>
        }
      />
      {service.description && <p>{service.description}</p>}
      <DescriptionList
        items={[
          { label: 'Price', value: describePrice(service) },
          { label: 'Duration', value: describeDuration(service) },
        ]}
      />
      <CardActions>
        <LinkButton
          variant="primary"
          href={paths.myVehiclesFor(String(service.service_id))}
          aria-describedby={titleId}
        >
          Book Service
        </LinkButton>
      </CardActions>
    </Card>
  );
}

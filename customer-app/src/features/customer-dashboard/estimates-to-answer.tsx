import type { EstimateToAnswer } from '@pitlane/shared-data/estimates';
import { formatCountOf, formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { vehicleName } from '@pitlane/shared-data/vehicles';
import {
  Card,
  CardGrid,
  CardHeader,
  LinkButton,
  type QueryLike,
  QueryView,
  RegistrationPlate,
  Section,
} from '@pitlane/shared-ui/core';
import { paths } from '../../paths.ts';

/** The requests whose estimate waits for the customer. Nothing without any. */
export const EstimatesToAnswer = ({ query }: { query: QueryLike<EstimateToAnswer[]> }) => (
  <QueryView query={query} failure="Failed to load your estimates">
    {(estimates) =>
      estimates.length > 0 && (
        <Section title="Estimates to Answer">
          <CardGrid>
            {estimates.map((estimate) => {
              const { request_id, service_name, registration_number, lines, amount, sent_at } = estimate;
              const id = `estimate-${request_id}`;
              return (
                <Card key={request_id} as="li" aria-labelledby={id} hasMarks>
                  <CardHeader
                    id={id}
                    level={3}
                    title={service_name}
                    detail={vehicleName(estimate)}
                    end={<RegistrationPlate>{registration_number}</RegistrationPlate>}
                  />
                  <p>
                    {formatCountOf(lines, 'line')}, {formatMoney(amount)}, sent on {formatDate(sent_at)}
                  </p>
                  <div>
                    <LinkButton variant="primary" href={paths.estimate(request_id)} aria-describedby={id}>
                      Answer the estimate
                    </LinkButton>
                  </div>
                </Card>
              );
            })}
          </CardGrid>
        </Section>
      )
    }
  </QueryView>
);

import { formatDate, formatMoney } from '@pitlane/shared-data/formats';
import { useGarageContact } from '@pitlane/shared-data/garage';
import type { ServiceRecord } from '@pitlane/shared-data/requests';
import { useSession } from '@pitlane/shared-data/session';
import { vehicleNameWithYear } from '@pitlane/shared-data/vehicles';
import {
  A4Page,
  DescriptionList,
  media,
  Note,
  PaperSheet,
  RegistrationPlate,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { Letterhead } from '../../paper/letterhead.tsx';
import { RecordSection } from '../../paper/record-section.tsx';
import { costDifference } from '../../request/cost-difference.ts';
import { ModelDrawing } from '../../vehicle/model-drawing.tsx';
import { ApprovedLines } from './approved-lines.tsx';
import { recordCosts } from './record-costs.ts';
import { UsedParts } from './used-parts.tsx';

const Sheet = styled(PaperSheet)`
  gap: ${space(6)};

  @media ${media.medium} {
    padding: ${space(8)};
  }

  @media ${media.print} {
    gap: ${space(5)};
    padding: 0;
  }
`;

const Vehicle = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: center;

  @media ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Total = styled.strong`
  font-size: ${token('text-lg')};
`;

/** Fits one A4 page when printed. */
export function RecordSheet({ record }: { record: ServiceRecord }) {
  const { account } = useSession();
  const { name, phone, email } = useGarageContact();
  const { parts, work, total } = recordCosts(record);
  return (
    <Sheet aria-labelledby="record-title">
      <A4Page />
      <Letterhead
        titleId="record-title"
        title={`${record.service_name} #${record.request_id}`}
        detail={`Completed on ${formatDate(record.completion_date)}`}
        garage={{ name: name || 'Pitlane', ...(phone && { phone }), ...(email && { email }) }}
      />
      <RecordSection title="Vehicle">
        <Vehicle>
          <DescriptionList
            items={[
              { label: 'Model', value: vehicleNameWithYear(record) },
              {
                label: 'Registration',
                value: <RegistrationPlate>{record.registration_number}</RegistrationPlate>,
              },
              { label: 'VIN', value: record.vin },
              { label: 'Owner', value: account?.name },
            ]}
          />
          <ModelDrawing brand={record.brand} model={record.model} />
        </Vehicle>
      </RecordSection>
      <RecordSection title="Work">
        <DescriptionList
          layout="stacked"
          items={[
            { label: 'Service', value: record.service_name },
            { label: 'Mechanic', value: record.mechanic_name ?? 'Not recorded' },
            { label: 'Requested', value: formatDate(record.created_at) },
          ]}
        />
        <ApprovedLines lines={record.lines} />
        <Note label="Your notes" text={record.customer_notes} />
        <Note label="Mechanic notes" text={record.mechanic_notes} />
      </RecordSection>
      <RecordSection title="Parts">
        <UsedParts parts={record.parts} />
      </RecordSection>
      <RecordSection title="Cost">
        <DescriptionList
          items={[
            { label: 'Parts', value: formatMoney(parts) },
            { label: work < 0 ? 'Reduction' : 'Service and labour', value: formatMoney(work) },
            { label: 'Final cost', value: <Total>{formatMoney(total)}</Total> },
            { label: 'Estimated cost', value: formatMoney(record.estimated_cost) },
            { label: 'Difference', value: costDifference(total, record.estimated_cost) },
          ]}
        />
      </RecordSection>
    </Sheet>
  );
}

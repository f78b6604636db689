import { formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { servicesQuery } from '@pitlane/shared-data/services';
import {
  Button,
  Card,
  Grid,
  NumberField,
  type PlainFormState,
  Row,
  Select,
  TextField,
} from '@pitlane/shared-ui/core';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { usePartNames } from '../../../part-names/use-part-names.ts';
import { fieldName, type LineForm } from './bundle-form.ts';

const kinds = [
  { id: 'labour', label: 'Labour' },
  { id: 'part', label: 'Part' },
  { id: 'other', label: 'Other' },
] as const;

const own = 'own';

interface LineFieldsProps {
  line: LineForm;
  index: number;
  field: PlainFormState<string>['field'];
  onChange: (line: LineForm) => void;
  /** None for the only line. */
  onRemove: (() => void) | undefined;
}

/** A line of a bundle: a service or a part of the catalogue brings its name and price. */
export function LineFields({ line, index, field, onChange, onRemove }: LineFieldsProps) {
  const services = useQuery(servicesQuery()).data ?? [];
  const { options } = usePartNames(line.description, line.kind === 'part');
  const place = `line ${index + 1}`;
  const bound = (name: string) => field(fieldName(index, name));
  const change = (name: string, changed: Partial<LineForm>) => {
    bound(name).onChange();
    onChange({ ...line, ...changed });
  };
  const choose = (id: string) => {
    const service = services.find(({ service_id }) => String(service_id) === id);
    change('service_id', { serviceId: service?.service_id, ...(service && { description: service.name }) });
  };
  return (
    <Card as="article" isDense aria-label={`Line ${index + 1}`}>
      <Grid column="small">
        <Select
          label={`Kind of ${place}`}
          options={kinds}
          value={line.kind}
          onChange={(chosen) =>
            change('kind', {
              kind: kinds.find(({ id }) => id === chosen)?.id ?? line.kind,
              serviceId: undefined,
              partId: undefined,
            })
          }
        />
        {line.kind === 'labour' && (
          <Select
            errorMessage={bound('service_id').errorMessage}
            label={`Service of ${place}`}
            options={[
              { id: own, label: 'No service' },
              ...services.map(({ service_id, name }) => ({ id: String(service_id), label: name })),
            ]}
            value={String(line.serviceId ?? own)}
            onChange={choose}
          />
        )}
        {line.kind === 'part' && (
          <Select
            errorMessage={bound('part_id').errorMessage}
            label={`Part of ${place}`}
            description="Type its name to choose it here"
            options={[
              { id: own, label: line.partId === undefined ? 'Not in the catalogue' : line.description },
              ...options
                .filter(({ id }) => id !== line.partId)
                .map(({ id, name, about }) => ({ id: String(id), label: `${name} · ${about}` })),
            ]}
            value={own}
            onChange={(chosen) => {
              const part = options.find(({ id }) => String(id) === chosen);
              if (part) change('part_id', { partId: part.id, description: part.name });
            }}
          />
        )}
      </Grid>
      <TextField
        {...bound('description')}
        label={`Description of ${place}`}
        isRequired
        autoComplete="off"
        maxLength={limits.name}
        value={line.description}
        onChange={(description) => change('description', { description, partId: undefined })}
      />
      <Grid column="small">
        <NumberField
          {...bound('quantity')}
          label={
            line.kind === 'labour' && line.serviceId === undefined
              ? `Hours of ${place}`
              : `Quantity of ${place}`
          }
          hasSteppers={false}
          minValue={0}
          maxValue={limits.lineQuantity}
          formatOptions={{ maximumFractionDigits: 3 }}
          value={line.quantity}
          onChange={(quantity) => change('quantity', { quantity })}
        />
        <NumberField
          {...bound('unit_price')}
          label={`Price of ${place} (₹)`}
          description={
            line.price === null
              ? 'Leave empty to use the price of the day'
              : `${formatMoney(line.price)} each`
          }
          hasSteppers={false}
          minValue={0}
          maxValue={limits.finalCost}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={line.price}
          onChange={(price) => change('unit_price', { price })}
        />
        {line.kind === 'labour' && (
          <NumberField
            {...bound('minutes')}
            label={`Minutes of ${place}`}
            hasSteppers={false}
            minValue={1}
            maxValue={limits.lineMinutes}
            formatOptions={{ maximumFractionDigits: 0 }}
            value={line.minutes}
            onChange={(minutes) => change('minutes', { minutes })}
          />
        )}
      </Grid>
      {onRemove && (
        <Row justify="end">
          <Button variant="quiet" icon={Trash2} aria-label={`Remove ${place}`} onPress={onRemove}>
            Remove
          </Button>
        </Row>
      )}
    </Card>
  );
}

import { formatMoney } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { servicesQuery } from '@pitlane/shared-data/services';
import { Button, Card, Grid, Row } from '@pitlane/shared-ui/core';
import {
  FormNumberField,
  FormSelect,
  FormTextField,
  useFormContext,
  useWatch,
} from '@pitlane/shared-ui/forms';
import { Trash2 } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { usePartNames } from '../../../part-names/use-part-names.ts';
import { type BundleForm, own } from './bundle-form.ts';

const kinds = [
  { id: 'labour', label: 'Labour' },
  { id: 'part', label: 'Part' },
  { id: 'other', label: 'Other' },
] as const;

interface LineFieldsProps {
  index: number;
  /** None for the only line. */
  onRemove: (() => void) | undefined;
}

/** A line of a bundle: a service or a part of the catalogue brings its name and price. */
export function LineFields({ index, onRemove }: LineFieldsProps) {
  const { control, getValues, setValue, clearErrors } = useFormContext<BundleForm>();
  const path = `lines.${index}` as const;
  const line = useWatch({ control, name: path });
  const services = useQuery(servicesQuery()).data ?? [];
  const { options } = usePartNames(line.description, line.kind === 'part');
  const place = `line ${index + 1}`;
  const describe = (name: string | undefined) => {
    if (name === undefined) return;
    setValue(`${path}.description`, name, { shouldDirty: true });
    clearErrors(`${path}.description`);
  };
  return (
    <Card as="article" isDense aria-label={`Line ${index + 1}`}>
      <Grid column="small">
        <FormSelect<BundleForm>
          name={`${path}.kind`}
          label={`Kind of ${place}`}
          options={kinds}
          onValueChange={() => {
            setValue(`${path}.service_id`, own);
            setValue(`${path}.part_id`, own);
          }}
        />
        {line.kind === 'labour' && (
          <FormSelect<BundleForm>
            name={`${path}.service_id`}
            label={`Service of ${place}`}
            options={[
              { id: own, label: 'No service' },
              ...services.map(({ service_id, name }) => ({ id: String(service_id), label: name })),
            ]}
            onValueChange={() => {
              const chosen = getValues(`${path}.service_id`);
              describe(services.find(({ service_id }) => String(service_id) === chosen)?.name);
            }}
          />
        )}
        {line.kind === 'part' && (
          <FormSelect<BundleForm>
            name={`${path}.part_id`}
            label={`Part of ${place}`}
            description="Type its name to choose it here"
            options={[
              { id: line.part_id, label: line.part_id === own ? 'Not in the catalogue' : line.description },
              ...options
                .filter(({ id }) => String(id) !== line.part_id)
                .map(({ id, name, about }) => ({ id: String(id), label: `${name} · ${about}` })),
            ]}
            onValueChange={() => {
              const chosen = getValues(`${path}.part_id`);
              describe(options.find(({ id }) => String(id) === chosen)?.name);
            }}
          />
        )}
      </Grid>
      <FormTextField<BundleForm>
        name={`${path}.description`}
        label={`Description of ${place}`}
        isRequired
        autoComplete="off"
        maxLength={limits.name}
        onValueChange={() => setValue(`${path}.part_id`, own)}
      />
      <Grid column="small">
        <FormNumberField<BundleForm>
          name={`${path}.quantity`}
          label={
            line.kind === 'labour' && line.service_id === own ? `Hours of ${place}` : `Quantity of ${place}`
          }
          hasSteppers={false}
          minValue={0}
          maxValue={limits.lineQuantity}
          formatOptions={{ maximumFractionDigits: 3 }}
        />
        <FormNumberField<BundleForm>
          name={`${path}.unit_price`}
          label={`Price of ${place} (₹)`}
          description={
            line.unit_price === null
              ? 'Leave empty to use the price of the day'
              : `${formatMoney(line.unit_price)} each`
          }
          hasSteppers={false}
          minValue={0}
          maxValue={limits.finalCost}
          formatOptions={{ maximumFractionDigits: 2 }}
        />
        {line.kind === 'labour' && (
          <FormNumberField<BundleForm>
            name={`${path}.minutes`}
            label={`Minutes of ${place}`}
            hasSteppers={false}
            minValue={1}
            maxValue={limits.lineMinutes}
            formatOptions={{ maximumFractionDigits: 0 }}
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

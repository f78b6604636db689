import type { Service } from '@pitlane/shared-data/services';
import { Button, Row } from '@pitlane/shared-ui/core';
import { useFormContext } from '@pitlane/shared-ui/forms';
import type { BookingValues } from './booking-schema.ts';

interface DescribeProblemProps {
  services: readonly Service[];
  onChoose: (serviceId: string) => void;
}

/** Books the garage's diagnosis for a customer who does not know what is needed; nothing where the garage has none. */
export function DescribeProblem({ services, onChoose }: DescribeProblemProps) {
  const { setValue, setFocus, clearErrors } = useFormContext<BookingValues>();
  const diagnosis = services.find(({ is_diagnosis }) => is_diagnosis);
  if (!diagnosis) return null;
  const describe = () => {
    const id = String(diagnosis.service_id);
    setValue('serviceId', id, { shouldDirty: true });
    clearErrors('serviceId');
    onChoose(id);
    setFocus('customerNotes');
  };
  return (
    <Row justify="space-between">
      <p>Not sure what it needs?</p>
      <Button onPress={describe}>Describe what is wrong</Button>
    </Row>
  );
}

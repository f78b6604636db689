import { Button, Card, CardActions, CardHeader } from '@pitlane/shared-ui/core';
import { Phone, ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { ContactDialog } from './contact-dialog.tsx';

/** Both buttons show how to contact the garage. */
export function CustomService() {
  const [subject, setSubject] = useState<string | null>(null);
  return (
    <Card hasMarks aria-labelledby="custom-service">
      <CardHeader
        id="custom-service"
        title="Need Custom Service?"
        detail="Tell us what your vehicle needs and we will work out the rest."
      />
      <CardActions>
        <Button icon={Phone} onPress={() => setSubject('Contact Us')}>
          Contact Us
        </Button>
        <Button icon={ReceiptIndianRupee} onPress={() => setSubject('Get Quote')}>
          Get Quote
        </Button>
      </CardActions>
      <ContactDialog subject={subject} onClose={() => setSubject(null)} />
    </Card>
  );
}

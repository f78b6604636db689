import { portalConfig } from '@pitlane/shared-data/client';
import { Button } from '@pitlane/shared-ui/button';
import { Card, CardActions, CardHeader } from '@pitlane/shared-ui/card';
import { Phone, ReceiptIndianRupee } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notification';
import { contactText } from './contact-text.ts';

/** For what the catalogue does not list. The garage is asked in person, so both buttons say how to reach it. */
export function CustomService() {
  const sayHowToReachUs = () => notify.success(contactText(portalConfig().contact));
  return (
    <Card hasMarks aria-labelledby="custom-service">
      <CardHeader
        id="custom-service"
        title="Need Custom Service?"
        detail="Tell us what your vehicle needs and we will work out the rest."
      />
      <CardActions>
        <Button icon={Phone} onPress={sayHowToReachUs}>
          Contact Us
        </Button>
        <Button icon={ReceiptIndianRupee} onPress={sayHowToReachUs}>
          Get Quote
        </Button>
      </CardActions>
    </Card>
  );
}

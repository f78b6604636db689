/** What a new owner gets of a car, and what stays behind. */
export const WhatGoesAlong = ({ isOwn }: { isOwn: boolean }) => (
  <>
    <p>
      The buyer gets what was done, when and at how many kilometres, and what is due.{' '}
      {isOwn
        ? 'Your name, address, notes, prices, invoices and messages, and photos of your visits stay with you.'
        : 'The name, address, notes, prices, invoices and messages of its owner until now, and photos of their visits, stay behind.'}
    </p>
    <p>
      Documents that {isOwn ? 'you keep' : 'are kept'} with the car, such as its insurance, are deleted.{' '}
      {isOwn && 'Save what you still need first.'}
    </p>
  </>
);

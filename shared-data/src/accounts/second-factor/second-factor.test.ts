import { authenticatorUri } from './second-factor.ts';

test('the QR code says what an authenticator app wants to know', () => {
  const uri = authenticatorUri({
    secret: 'GEZDGNBV',
    email: 'meera+1@pitlane.test',
    garage: 'Rao & Sons: Motors',
  });
  expect(uri).toBe(
    'otpauth://totp/Rao%20%26%20Sons%3A%20Motors:meera%2B1%40pitlane.test?secret=GEZDGNBV&issuer=Rao%20%26%20Sons%3A%20Motors',
  );
});

import { type CallDatabase, deliverMessages } from '../../functions/deliver-messages/deliver-messages.ts';
import { readChannels } from '../../functions/deliver-messages/read-channels.ts';

const { PITLANE_BACKEND_URL: url, PITLANE_SECRET_KEY: key = '' } = process.env;

const call: CallDatabase = async (name, parameters) => {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

// Sends due messages once, from a process of its own that a test can kill.
await deliverMessages({
  call,
  channels: readChannels((name) => process.env[name]),
  site: 'https://portal.example',
  functions: `${url}/functions/v1`,
  timeLimit: 1000,
});

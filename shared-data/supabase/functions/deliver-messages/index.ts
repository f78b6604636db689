import { type CallDatabase, deliverMessages } from './deliver-messages.ts';
import { readChannels } from './read-channels.ts';
import { requestPdf } from './request-pdf.ts';

const base = Deno.env.get('SUPABASE_URL') ?? '';
const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

const call: CallDatabase = async (name, parameters) => {
  const response = await fetch(`${base}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response.json();
};

/**
 * Reads again what is due for cars, sends due messages, and sums up closed days for the reports. Called each minute, with the secret key, by the schedule in
 * `schemas/messages/schedule.sql`.
 */
Deno.serve(async (request) => {
  if (request.headers.get('Authorization') !== `Bearer ${key}`) return new Response(null, { status: 403 });
  const site = Deno.env.get('PITLANE_SITE_URL');
  if (!site) return Response.json({ message: 'Set PITLANE_SITE_URL' }, { status: 500 });
  await call('renew_due_work', {});
  await call('queue_reminders', {});
  await call('remind_of_due_work', {});
  await call('queue_morning_mails', {});
  const counts = await deliverMessages({
    call,
    channels: readChannels((name) => Deno.env.get(name)),
    makePdf: requestPdf({ url: `${base}/functions/v1/invoice-pdf`, key }),
    site,
    functions: `${base}/functions/v1`,
    timeLimit: 40_000,
  });
  await call('prepare_reports', {});
  return Response.json(counts);
});

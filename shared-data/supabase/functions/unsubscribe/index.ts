import { answerUnsubscribe } from './unsubscribe.ts';

const base = Deno.env.get('SUPABASE_URL') ?? '';
const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

Deno.serve((request) =>
  answerUnsubscribe(request, Deno.env.get('PITLANE_SITE_URL') ?? '', (name, parameters, headers) =>
    fetch(`${base}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        ...headers,
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(parameters),
    }),
  ),
);

import { answerPhotoLinks, type SendToProject } from './photo-links.ts';

const base = Deno.env.get('SUPABASE_URL') ?? '';
const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

const send: SendToProject = (path, body, headers) =>
  fetch(base + path, {
    method: 'POST',
    headers: { ...headers, apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const allowed = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type',
};

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed });
  const response = await answerPhotoLinks(request, send);
  for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value);
  return response;
});

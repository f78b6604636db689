import { chapter, type Fault } from '../fault.ts';

export const messagesFaults: readonly Fault[] = [
  {
    area: 'messages',
    name: 'WhatsApp messages are sent at night',
    file: chapter('messages/delivery'),
    from: "(o.channel = 'mail' or not quiet)",
    to: "(o.channel <> 'sms' or not quiet)",
  },
  {
    area: 'messages',
    name: 'A reminder asks for the whole amount although a part was paid since',
    file: chapter('messages/delivery'),
    from: "and b.due = (p_message.details ->> 'amount')::numeric",
    to: 'and b.due > 0',
  },
  {
    area: 'messages',
    name: 'A manager is told in the bell of what they did themselves',
    file: chapter('messages/messages'),
    from: 'where m.manager_id is distinct from private.caller_id()\n      and not exists',
    to: 'where not exists',
  },
  {
    area: 'messages',
    name: 'A message that is being sent is sent again by the next run',
    file: chapter('messages/delivery'),
    from: "set attempts = o.attempts + 1, due_at = now() + interval '5 minutes'",
    to: 'set attempts = o.attempts + 1',
  },
  {
    area: 'messages',
    name: 'The bell still counts the notices that were just marked as read',
    file: 'shared-data/src/messages/messages-mutations.ts',
    from: 'send: markRead, changes: [noticeKeys.all]',
    to: 'send: markRead, changes: []',
  },
];

-- Foreign keys of tables to a table of a later domain.

alter table private.reservations add foreign key (request_id) references public.service_requests (request_id)
  on delete cascade;
alter table public.request_photos add foreign key (inspection_item_id)
  references private.inspection_items (item_id) on delete cascade;
alter table public.request_photos add foreign key (line_id) references public.request_lines (line_id)
  on delete cascade;

-- Rows of garage that each installation has.

insert into private.garage default values;

insert into public.opening_hours (weekday, opens, closes)
select d, case when d < 7 then time '09:00' end, case when d < 7 then time '18:00' end
from generate_series(1, 7) d;

-- Demo data for every screen. Dates are relative to the time the seed runs.
-- Logins: customer@pitlane.test / customer1, mechanic@pitlane.test / mechanic1, manager@pitlane.test / manager1.
-- All other logins have no password, so nobody can sign in with them.

-- The triggers would record the seeding itself; the end of this file inserts a realistic audit trail instead.
alter table public.service_requests disable trigger record_change;
alter table public.request_lines disable trigger record_change;
alter table public.service_request_parts disable trigger record_change;
alter table public.parts disable trigger record_change;
alter table public.parts disable trigger record_opening;
alter table public.parts disable trigger record_movement;
alter table public.parts disable trigger record_price;
alter table public.mechanics disable trigger record_change;
alter table public.managers disable trigger record_change;
alter table public.salary_payments disable trigger record_change;
alter table private.bank_accounts disable trigger record_change;
alter table private.pay_questions disable trigger record_change;
alter table private.pay_lines disable trigger record_change;
alter table private.pay_runs disable trigger record_change;
alter table private.garage disable trigger record_change;
alter table private.garage_logo disable trigger record_change;
alter table public.opening_hours disable trigger record_change;
alter table public.closed_days disable trigger record_change;
alter table public.bays disable trigger record_change;
alter table private.mechanic_hours disable trigger record_change;
alter table private.absences disable trigger record_change;
alter table private.stage_entries disable trigger record_change;
alter table private.stage_entries disable trigger record_end;
alter table public.services disable trigger record_change;
alter table public.cartypes disable trigger record_change;
alter table private.inspection_templates disable trigger record_change;
alter table private.bundles disable trigger record_change;
alter table private.inspections disable trigger record_change;
alter table public.request_photos disable trigger record_change;
alter table private.inspection_items disable trigger record_change;
alter table private.estimates disable trigger record_change;
alter table private.approval_records disable trigger record_change;
alter table private.invoices disable trigger record_change;
alter table private.customer_payments disable trigger record_change;
alter table private.expenses disable trigger record_change;
alter table private.suppliers disable trigger record_change;
alter table private.supplier_bills disable trigger record_change;
alter table private.supplier_payments disable trigger record_change;
alter table private.clock_corrections disable trigger record_change;
alter table private.purchase_orders disable trigger record_change;
alter table private.part_categories disable trigger record_change;
alter table private.stock_takes disable trigger record_change;
alter table private.service_intervals disable trigger record_change;
alter table private.feedback disable trigger record_change;
alter table private.vehicle_documents disable trigger record_change;
-- Their readings are below, over a year.
alter table public.vehicles disable trigger note_new_kilometres;
alter table public.service_requests disable trigger tell_of_request;
alter table private.approval_records disable trigger tell_of_answer;

update private.garage set name = 'Pitlane Motors', address = '21 Residency Road, Bengaluru 560025',
  phone = '+91 80555 00100', email = 'desk@pitlane.test', state_code = '29', tax_number = '29AAGCP7383J1ZQ',
  upi_id = 'pitlane.motors@okbank', bank_account = '50100234567891', ifsc = 'HDFC0001234', diagnosis_fee = 500,
  -- Whoever tries the demo data, people and tests, comes from one machine.
  registrations_per_address = 1000, registrations_per_network = 1000
where true;
-- A drawing made for this project: a wheel on its lane.
insert into private.garage_logo (picture, bytes, width, height, sha256)
select p, octet_length(p), (private.png_size(p))[1], (private.png_size(p))[2], encode(sha256(p), 'hex')
from decode('
iVBORw0KGgoAAAANSUhEUgAAAWgAAABsCAMAAABw3dhFAAAAYFBMVEUUIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC8UIC
/CQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzCQQzGVRllAAAAIHRSTlMAESIzRFVmd4iZqrvM3e7/ABEiM0RVZneImaq7
zN3u/9rxU0EAAAogSURBVHja7Z3JkuMgEkDZ9+Uyh7nN///lBBKgDVDaJbsqoslDVZdbxugpyQUSjNCUKVOmTJkyBS5UaoEQ0jFGghA2StAJ5QNCYowWIa
RijBghGmM06eVJ5kHGKuH0wcr0B2Ms/dLWJwW3wbBJ6BFhLkbZ1d0QY8AT0kM2w/HyByaMS8kZwdVyW5V+Tdg/EpnUWK22gSrn4068VZs3dEFMWu8bDb/4
u6TI3ITYkGD4oso0e8op7wiOMerFeOg4EE3WZyInsXdFeXaLuaJezPi01K+rc/5xwRzqjzNqhESYOcyr5jmwi9HwKgUbLP2TpfBD7X2jxmusxye7V0TE6B
bcFaSTWVkz6BKIbJrOECI++gnvFbvho8cIybNpOIM+6rxECNuZkr9GOiUhphA0e3on0AiRep2e4N5hXayCPTq4C2iEqC2XLi7UjOz0ybN6q8U1VMlD6fSh
bdl1Ze0GLJ6X2zAcdNNc7vz0hl6vIK6KLa2T4unOGV8D9GLTV39Jluk9CgWdb4d+H3S5PT/uJvscaBKSCcC5I9d4rQka0ew2PS4G/gXQMfBvg94apMNuus
+BtjEQhLLdcBjBQFdL4xJ0/SLoc4OfB725cD3upvgUaGxT103DRI1B1/focX7Y6dhxqvXzoLe4NYy7uevY4za63qhEr4Au7xpP4x1bJsy0FOsC+oKctQcj
FDRf9ajf1IZMAUC/O83Dzh8BA13GY/pPZkGg6z0fFevjoFfEpDts95pKPgGaktUdDjo8AJ3vNJC0WCCAoMvjoV8EjfOF9mq19t30xwfxJGifjIsr8cPLoH
Os4hK9AAXNrlbt06BF/kTetXXrkPaHz3oQtEiPlxe1fB10GQwM4RgoEDS5vvRp0OuFuGp2p5uaH0K8B0Evs/d+EF7egc6dcQgxDNVofPWhHwa92WZztMKn
bprcongcNFY4DyuF3gO9lH2Mopu/YDq2PvIep9wS3Yd4D0cdvusgQKDxKLEdOUP8PdDbLeLQ6W1pSe/U7lnQdwp9Bzqri0BIOgoBncnZ74V3bBdMmI6dLC
1lp0NeTFhuOkAACn0LelUSl4IXfQ+a6lYq9VnQeveBvKNXtSW5PZXHQIfIs5+Q6H3QuWvJ2Ad4Cm7R90CHfYIU2ml4bQlvId5ToFkaIfI2U78FXYJT3AwR
O1Md5Hug+SHl1+3mtpZEDfGeAq1Ta3kKP2j+HmiuQ1VRAp5U8hR9D7RpZCGmDzrnb+I50FiIEtPui5DgoI/lTBg+e3eZVf0k6HyLtkhsOqVdS7Qkyk9GHb
xZ8AWajz4XjXEgaCfJ/VLWg6BFUwVFH3QeAupR0OZSHWOPS3pYupXO8VVhLzU2JtkRCoij+xOuHwHtAM74CJpkN0KfAU1qKK9O3HasRX0IW/Xo9WqVswDX
6MFvgyYdq0r6oHNqYMgzoHWKJuugP9HL49telIBId30mPGPSjUj6t0GrDmg5AJ1DPP4M6KR+eJ8nYWFOrOWpbyfKpmg+zd5QNW76t0H7i0kWrUmDY0s5xA
uPgE5T0fQUL/TKovuF0rvhSRAV7K+BZteQCLdWw08tuZ7qv6PRgeVunAKRE2vLMGbuTLlBkwEnlb4KWjcusY00/HQZexB0HSLXuSymw9k9b9Y6aNZOcvkv
gR6uSIdGMNeyHefnYYagb+snmjfomvdXWJOD825RLiNN/kHQvJVM4UaTZ9DkWdC6uypc7j4cPkGMwnGdekf+FmjTTLgbr14sjHoKNFYKj0GzA+gwau2vgs
btNFBc0/ALaByeAl3n7uxwkmBfjt6bzyimgzSu+FXQsj0N0+B/9ZniOdC05wz3Sux2KP0wWBUpWpy7hxpeiq2+IvSuWBXG4KVAbxhI5WdKtJlcL0JxSelu
gv1YN9AyiJGZ0p1xIcB5AvVmM1PymKc/Bc0AC5T/tD5nfyduTMetZy0Rt5ZTqxs2OkS8+ruOj8P7PbNhVJWQW8F3+dG/KQsWOQiP7bp0RpgUjKxTtHbgC0
UaATO6G05I834SUe037SceohZ2uEm1xSedc+J6SfgFrOw6TlMSGzItBxoGFo2UpWEqbK9cPfxkW8c/4xI7s3L66vxW56g7lmOmK0OH2Cty5K1wjjUNOi7V
bHqeKNHDbGvx3Wngr8Wrqq3mpJXVyDQ2plZ34w7dVmnXWXlpvF4L0fWMOfpxxxqUXUyv6u0eItdUvBYfh3kYzUClRV1aZ2dbLPoh8+XaRZd5J/KjJTQJEO
esrA9WAeLE3az//eQsFsYFZyQgoaL1mD9QICWtD94qSKbGThXLOAw6b46Gpm5/Q/3LVfkQAGgJP3PlFdDl7IYIOGyLAmbRtoZLHYaDkLbHDZ12tL3zGF/n
G+hXVpgYVnVXMQBA86XKbKmYulUnyhjTMSrG2C09F2NQPO3X9BgA2jDGuAoA765j1BSnDe63D0Ww0xblm7D4EHi7Mhio4x3Qdp2odtHeg8bl1LF0iBZkIl
DCjhWQ6zoRwhowVGi5RgGedrkpo+9OEFXpGdPdcKV3i6m7VHzb1e06IYeJ1qbGSAzqHrSoiiEh4xYM2pfZrvQkMRQ0B4GGTliuzYptWdjfVlnZsk67HSPR
Pe3HRCdTayJaAGi9nfsGO7QABhpvjZl7c1BBQxpP4AwDzcLrpRO66LS+2w23peJ6GwfMy56NdsvSuIkSANpUg4EjKCqHgaabu1T3byg2WoMOytbtYsSm8d
j7cAcobyoh3b42D3fROeSjQCGSvwKa3V+9O0IREo++NKmGd8dhathjrIdXDdE5pKPh0SEA6E3fKCQ4fsF0uJdMR1Y68LocUcBj4tPxgvU4Nogq1SpeTxB2
ZgyaRZ92FwBA84pX3Z0g9JIzdAUvBgTz2UY72NRNPileg67Gy/nc2LbOcWy3bnYHDLrRaEygUYghUgjoZP1FDu9AGgIP75aEIt2iAoKmEXDsKgt5+MNAp8
vM3iLosTPUexsjhuZpAW2WPgNAL07cCm4iTKGhoPGasEhowqLzoLqPMH2MmjFpIvAwXL32t27JC/3cHatw3Ks3DNUX0HzpOgR03QUG/AYBIOhttALOrC2g
k9eiAJUG1Udvbzi/L9jGEaKHvVsgn7yAXssQQKARSQXwQQP9kASfXy2SW3GQx1fjaAZxV2Q56Nm/9N00aacP3h/U7dQ+FCdMudM2Y+ZmecHrQld45FR07J
1RyrjTZq3kMNNDmd9c8bqk+G6d0XR3e9/Wo2ZIuJxSMAXkMXQJqbgfYfbFLEo9LcebqJevaEo/j/b4YLfp4gKmzfip2JgPKcZcnwyz13m3rIyznPHHosIu
9saUCamt1VKw/DVkZE2Vp9X4uYhkg2X9epBDuK39EgyLifkp8Ws1LxFsiaUZ4zwn6dNmPBvsCePyaqlYiwWWP52anD8iKdBbF7jCjDOm/Fn5z5SPyQH0/6
Z8TCboCXqCnjJBT9AT9F7+O+VjMpOHKVOmTJkyZcqUKVPelf8DXYV0v2xs1PQAAAAASUVORK5CYII=
', 'base64') p;
update public.opening_hours set break_from = '13:00', break_to = '13:30' where weekday <= 5;
update public.opening_hours set closes = '14:00' where weekday = 6;
-- Cars come from half past eight, so many at a time.
update public.opening_hours set opens = '08:30' where weekday <= 6;
insert into private.drop_off_slots (slot, cars) values ('08:30', 3), ('09:00', 3), ('09:30', 2);
insert into public.closed_days (day, reason)
select private.today() + d.days_ahead, d.reason
from (values (26, 'Stock-taking'), (45, 'Festival'), (46, 'Festival'), (47, 'Festival')) as d (days_ahead, reason);
insert into public.bays (name, active) values
  ('Lift 1', true), ('Lift 2', true), ('Wheel alignment', true), ('Paint booth', false);

insert into public.cartypes (brand, model, body_type) values
  ('Maruti Suzuki', 'Baleno', 'hatchback'), ('Maruti Suzuki', 'Dzire', 'sedan'), ('Maruti Suzuki', 'Ertiga', 'mpv'),
  ('Maruti Suzuki', 'Swift', 'hatchback'), ('Maruti Suzuki', 'Wagon R', 'hatchback'),
  ('Hyundai', 'Creta', 'suv'), ('Hyundai', 'i20', 'hatchback'), ('Hyundai', 'Verna', 'sedan'),
  ('Hyundai', 'Tucson', 'suv'), ('Hyundai', 'Venue', 'suv'),
  ('Honda', 'Amaze', 'sedan'), ('Honda', 'City', 'sedan'), ('Honda', 'Civic', 'sedan'), ('Honda', 'CR-V', 'suv'),
  ('Toyota', 'Camry', 'sedan'), ('Toyota', 'Corolla', 'sedan'), ('Toyota', 'Fortuner', 'suv'),
  ('Toyota', 'Innova Crysta', 'mpv'), ('Toyota', 'Hilux', 'pickup'),
  ('Tata', 'Harrier', 'suv'), ('Tata', 'Nexon', 'suv'), ('Tata', 'Nexon EV', 'suv'), ('Tata', 'Safari', 'suv'),
  ('Tata', 'Tiago', 'hatchback'),
  ('Mahindra', 'Scorpio', 'suv'), ('Mahindra', 'Thar', 'suv'), ('Mahindra', 'XUV700', 'suv'),
  ('Kia', 'Seltos', 'suv'), ('Kia', 'Sonet', 'suv'), ('Kia', 'Carens', 'mpv'),
  ('MG', 'ZS EV', 'suv'), ('Tesla', 'Model 3', 'sedan'), ('Audi', 'A4', 'sedan'), ('BMW', '3 Series', 'sedan'),
  ('Mercedes-Benz', 'C-Class', 'sedan');

-- Models that the portal has no drawing of its own for.
update public.cartypes c
set length_mm = f.length_mm, wheelbase_mm = f.wheelbase_mm, height_mm = f.height_mm
from (values
  ('Wagon R', 3655, 2435, 1675), ('Venue', 3995, 2500, 1617), ('Tiago', 3765, 2400, 1535), ('Carens', 4540, 2780, 1708)
) as f (model, length_mm, wheelbase_mm, height_mm)
where c.model = f.model;

insert into public.services (name, description, category, base_price, estimated_duration) values
  ('Oil Change & Maintenance', 'Engine oil and filter, fluids topped up, belts and hoses looked over.', 'maintenance', 3500, 45),
  ('Periodic Service', 'Everything the service book asks for at this mileage.', 'maintenance', 7800, 180),
  ('Tire Services', 'Rotation, balancing and wheel alignment.', 'maintenance', 6500, 90),
  ('Brake Repair & Service', 'Pads and discs measured and replaced, brake fluid changed, road test.', 'repair', 12000, 180),
  ('Suspension Repair', 'Shock absorbers, bushes and links checked and replaced as needed.', 'repair', 15500, 240),
  ('Clutch Replacement', 'Clutch plate, pressure plate and release bearing.', 'repair', 18500, 300),
  ('Engine Diagnostics', 'Fault memory read, sensors and emissions measured, report in plain words.', 'diagnostic', 8000, 90),
  ('Pre-Purchase Inspection', 'A second opinion on a used car, 120 points with photographs.', 'diagnostic', 4500, 120),
  ('Battery Service', 'Battery and charging tested, terminals cleaned, battery replaced if weak.', 'electrical', 9500, 45),
  ('Electrical System Repair', 'Wiring, lamps, starter and alternator traced and repaired.', 'electrical', 8000, 150),
  ('Air Conditioning Service', 'Leak test, evacuation, new gas, cabin filter.', 'comfort', 7200, 120),
  ('Interior Deep Clean', 'Seats, carpets and vents cleaned, leather fed.', 'comfort', 4800, 150),
  ('Transmission Service', 'Gearbox oil and filter, adaptation reset, road test.', 'major', 16000, 300),
  ('Engine Overhaul', 'Engine out, measured, rebuilt and run in.', 'major', 95000, 2400);

-- What the catalogue shows of the services on its cards.
update public.services s
set highest_price = r.highest_price, shortest_duration = r.shortest, longest_duration = r.longest
from (values
  ('Oil Change & Maintenance', 6000, 30, 45),
  ('Brake Repair & Service', 32000, 120, 240),
  ('Engine Diagnostics', 16000, 60, 120),
  ('Tire Services', 24000, 60, 120),
  ('Battery Service', 20000, 30, 60),
  ('Air Conditioning Service', 24000, 60, 180),
  ('Transmission Service', 240000, 120, 480),
  ('Electrical System Repair', 40000, 60, 240)
) as r (name, highest_price, shortest, longest)
where s.name = r.name;

insert into public.parts (part_name, part_code, category, current_stock, stock_min, stock_unit, avg_cost, price) values
  ('Engine Oil 5W-30', 'OIL-5W30', 'Fluids', 62.5, 20, 'litre', 420, 560),
  ('Engine Oil 0W-20', 'OIL-0W20', 'Fluids', 17.5, 20, 'litre', 520, 690),
  ('Brake Fluid DOT 4', 'FLD-DOT4', 'Fluids', 21.75, 8, 'litre', 310, 430),
  ('Coolant Concentrate', 'FLD-COOL', 'Fluids', 30.25, 10, 'litre', 260, 360),
  ('Automatic Transmission Fluid', 'FLD-ATF', 'Fluids', 13.5, 12, 'litre', 640, 850),
  ('Power Steering Fluid', 'FLD-PSF', 'Fluids', 9, 6, 'litre', 340, 470),
  ('Windscreen Wash', 'FLD-WASH', 'Fluids', 40, 12, 'litre', 60, 110),
  ('Oil Filter, petrol', 'FLT-OIL-P', 'Filters', 46, 15, 'pcs', 180, 290),
  ('Oil Filter, diesel', 'FLT-OIL-D', 'Filters', 12, 15, 'pcs', 260, 390),
  ('Air Filter', 'FLT-AIR', 'Filters', 33, 12, 'pcs', 320, 480),
  ('Cabin Filter', 'FLT-CAB', 'Filters', 27, 10, 'pcs', 350, 540),
  ('Fuel Filter, diesel', 'FLT-FUEL', 'Filters', 8, 8, 'pcs', 880, 1240),
  ('Brake Pads, front', 'BRK-PAD-F', 'Brakes', 16, 6, 'set', 1850, 2650),
  ('Brake Pads, rear', 'BRK-PAD-R', 'Brakes', 11, 6, 'set', 1620, 2350),
  ('Brake Disc, front', 'BRK-DSC-F', 'Brakes', 8, 4, 'pcs', 2900, 3950),
  ('Brake Disc, rear', 'BRK-DSC-R', 'Brakes', 3, 4, 'pcs', 2600, 3600),
  ('Brake Hose', 'BRK-HSE', 'Brakes', 14, 4, 'pcs', 540, 790),
  ('Brake Shoe Set', 'BRK-SHO', 'Brakes', 7, 4, 'set', 1150, 1680),
  ('Shock Absorber, front', 'SUS-SHK-F', 'Suspension', 6, 4, 'pcs', 3400, 4700),
  ('Shock Absorber, rear', 'SUS-SHK-R', 'Suspension', 5, 4, 'pcs', 2800, 3900),
  ('Lower Arm Bush', 'SUS-BSH', 'Suspension', 24, 8, 'pcs', 280, 450),
  ('Stabiliser Link', 'SUS-LNK', 'Suspension', 10, 6, 'pcs', 690, 980),
  ('Wheel Bearing', 'SUS-BRG', 'Suspension', 4, 4, 'pcs', 1450, 2100),
  ('Battery 45 Ah', 'ELE-BAT-45', 'Electrical', 7, 3, 'pcs', 4300, 5600),
  ('Battery 65 Ah', 'ELE-BAT-65', 'Electrical', 4, 3, 'pcs', 5900, 7600),
  ('Alternator', 'ELE-ALT', 'Electrical', 0, 1, 'pcs', 9800, 12900),
  ('Starter Motor', 'ELE-STM', 'Electrical', 2, 1, 'pcs', 7600, 10200),
  ('Headlamp Bulb H4', 'ELE-H4', 'Electrical', 38, 12, 'pcs', 140, 240),
  ('Headlamp Bulb H7', 'ELE-H7', 'Electrical', 26, 12, 'pcs', 210, 340),
  ('Fuse Assortment', 'ELE-FUS', 'Electrical', 19, 5, 'box', 190, 320),
  ('Spark Plug, iridium', 'ENG-SPK-I', 'Engine', 40, 16, 'pcs', 460, 680),
  ('Spark Plug, copper', 'ENG-SPK-C', 'Engine', 52, 16, 'pcs', 110, 190),
  ('Timing Belt Kit', 'ENG-TBK', 'Engine', 5, 3, 'kit', 4200, 5900),
  ('Drive Belt', 'ENG-DRB', 'Engine', 12, 6, 'pcs', 680, 990),
  ('Water Pump', 'ENG-WTP', 'Engine', 3, 2, 'pcs', 2400, 3400),
  ('Clutch Kit', 'TRN-CLK', 'Transmission', 4, 2, 'kit', 7200, 9800),
  ('Gearbox Oil Filter', 'TRN-FLT', 'Transmission', 6, 3, 'pcs', 1350, 1950),
  ('Refrigerant R134a', 'AC-R134', 'Air conditioning', 15, 6, 'can', 420, 650),
  ('AC Compressor', 'AC-CMP', 'Air conditioning', 1, 1, 'pcs', 13500, 17800),
  ('Wiper Blade Pair', 'BDY-WIP', 'Body', 21, 8, 'pair', 380, 590),
  ('Tyre 185/65 R15', 'TYR-185', 'Tyres', 12, 8, 'pcs', 3900, 5100),
  ('Tyre 215/60 R17', 'TYR-215', 'Tyres', 6, 8, 'pcs', 6800, 8700);
insert into private.part_categories (name, margin, round_to, tax_code, tax_rate) values
  ('Filters', 35, 10, '84212300', 18), ('Fluids', 15, 5, null, null), ('Brakes', 20, 50, '87083000', 18);

insert into public.managers (manager_id, name, email, phone, may_change_settings)
select private.create_login(p.email, p.password, 'manager'), p.name, p.email, p.phone, p.may_change_settings
from (values
  ('Meera Nair', 'manager@pitlane.test', '+91 98450 10001', 'manager1', true),
  ('Arjun Deshmukh', 'arjun.deshmukh@pitlane.test', '+91 98450 10002', null, false)
) as p (name, email, phone, password, may_change_settings);

insert into public.mechanics (
  mechanic_id, employee_id, name, email, phone, experience_years, specialization, specializations, available,
  availability_status, rating, hourly_rate, hire_date, created_at, email_verified, phone_verified
)
select private.create_login(p.email, p.password, 'mechanic'), p.employee_id, p.name, p.email, p.phone, p.years,
  p.specializations[1], p.specializations, p.available, case when p.available then 'available' else 'offline' end,
  p.rating, p.rate, private.today() - p.hired_days_ago, now() - make_interval(days => p.hired_days_ago), true, true
from (values
  ('MEC-001', 'Ravi Kumar', 'mechanic@pitlane.test', '+91 98450 20001', 'mechanic1', 9,
    array['Engine', 'Diagnostics'], true, 4.7, 450, 1460),
  ('MEC-002', 'Sunita Pillai', 'sunita.pillai@pitlane.test', '+91 98450 20002', null, 12,
    array['Electrical', 'Air conditioning'], true, 4.9, 520, 2190),
  ('MEC-003', 'Imran Shaikh', 'imran.shaikh@pitlane.test', '+91 98450 20003', null, 6,
    array['Brakes', 'Suspension'], true, 4.4, 380, 900),
  ('MEC-004', 'Joseph D''Souza', 'joseph.dsouza@pitlane.test', '+91 98450 20004', null, 18,
    array['Transmission', 'Engine'], false, 4.8, 640, 3100),
  ('MEC-005', 'Lakshmi Gowda', 'lakshmi.gowda@pitlane.test', '+91 98450 20005', null, 2,
    array['Maintenance'], true, 4.1, 260, 310)
) as p (employee_id, name, email, phone, password, years, specializations, available, rating, rate, hired_days_ago);

-- Six days a week, the youngest a shorter one; one is away next week, one has an afternoon off.
insert into private.mechanic_hours (mechanic_id, weekday, starts, ends, mechanic_name)
select m.mechanic_id, d, case when m.employee_id = 'MEC-005' then time '09:00' else time '08:30' end, case when m.employee_id = 'MEC-005' then time '15:00' else '18:00' end, m.name
from public.mechanics m cross join generate_series(1, 6) d;
insert into private.absences (mechanic_id, first_day, last_day, part, reason, mechanic_name)
select m.mechanic_id, private.today() + a.first, private.today() + a.last, a.part, a.reason, m.name
from (values
  ('MEC-003', 8, 10, 'day', 'Family'), ('MEC-002', 5, 5, 'afternoon', 'Training')
) as a (employee_id, first, last, part, reason)
join public.mechanics m on m.employee_id = a.employee_id;

insert into public.customers (customer_id, name, email, phone, address, status, email_verified, created_at)
select private.create_login(p.email, p.password, 'customer'), p.name, p.email, p.phone, p.address,
  case when p.active then 'active' else 'inactive' end, true, now() - make_interval(days => p.days_ago)
from (values
  ('Asha Rao', 'customer@pitlane.test', '+91 98860 30001', 'customer1', '14 Lake View Road, Bengaluru 560001', true, 210),
  ('Vikram Singh', 'vikram.singh@pitlane.test', '+91 98860 30002', null, '7 Cubbon Park Lane, Bengaluru 560002', true, 205),
  ('Fatima Khan', 'fatima.khan@pitlane.test', '+91 98860 30003', null, null, true, 198),
  ('Rohan Mehta', 'rohan.mehta@pitlane.test', '+91 98860 30004', null, '22 Hill Crest, Mysuru 570001', true, 190),
  ('Priya Iyer', 'priya.iyer@pitlane.test', '+91 98860 30005', null, '3 Temple Street, Bengaluru 560004', true, 176),
  ('Daniel Fernandes', 'daniel.fernandes@pitlane.test', '+91 98860 30006', null, null, true, 150),
  ('Kavya Reddy', 'kavya.reddy@pitlane.test', '+91 98860 30007', null, '91 Ring Road, Hyderabad 500001', true, 131),
  ('Harpreet Kaur', 'harpreet.kaur@pitlane.test', '+91 98860 30008', null, '5 Garden Avenue, Bengaluru 560008', true, 112),
  ('Sanjay Gupta', 'sanjay.gupta@pitlane.test', '+91 98860 30009', null, null, false, 95),
  ('Anjali Das', 'anjali.das@pitlane.test', '+91 98860 30010', null, '68 River Bank, Bengaluru 560010', true, 66),
  ('Mohammed Ali', 'mohammed.ali@pitlane.test', '+91 98860 30011', null, '12 Station Road, Bengaluru 560011', true, 34),
  ('Neha Joshi', 'neha.joshi@pitlane.test', '+91 98860 30012', null, null, true, 5)
) as p (name, email, phone, password, address, active, days_ago);

insert into public.vehicles (
  customer_id, registration_number, brand, model, year, color, fuel_type, km_driven, vin, last_oil_change, created_at
)
select c.customer_id, v.registration, v.brand, v.model, v.year, v.color, v.fuel, v.km, v.vin,
  private.today() - v.oil_days_ago, c.created_at + interval '1 hour'
from (values
  ('customer@pitlane.test', 'KA 01 AB 1234', 'Hyundai', 'Creta', 2021, 'White', 'petrol', 38200, 'MALC381CLMM123456', 48),
  ('customer@pitlane.test', 'KA 03 MN 7788', 'Tata', 'Nexon EV', 2023, 'Teal', 'electric', 12900, null, null),
  ('customer@pitlane.test', 'KA 05 CD 4321', 'Maruti Suzuki', 'Swift', 2017, 'Red', 'cng', 81450, null, 130),
  ('vikram.singh@pitlane.test', 'KA 02 ZX 9001', 'Toyota', 'Fortuner', 2020, 'Black', 'diesel', 64100, null, 75),
  ('vikram.singh@pitlane.test', 'KA 02 ZX 1001', 'Honda', 'City', 2019, 'Silver', 'petrol', 52300, null, 200),
  ('fatima.khan@pitlane.test', 'KA 04 FK 2020', 'Kia', 'Seltos', 2020, 'Blue', 'diesel', 47800, null, 99),
  ('rohan.mehta@pitlane.test', 'KA 09 RM 0007', 'BMW', '3 Series', 2018, 'Grey', 'petrol', 71200, null, 64),
  ('rohan.mehta@pitlane.test', 'KA 09 RM 4455', 'Mahindra', 'Thar', 2022, 'Green', 'diesel', 23900, null, 150),
  ('priya.iyer@pitlane.test', 'KA 01 PI 3131', 'Toyota', 'Innova Crysta', 2019, 'White', 'diesel', 98700, null, 33),
  ('daniel.fernandes@pitlane.test', 'GA 07 DF 6060', 'Honda', 'Civic', 2019, 'Red', 'petrol', 45500, null, 120),
  ('kavya.reddy@pitlane.test', 'TS 09 KR 5150', 'MG', 'ZS EV', 2022, 'White', 'electric', 19800, null, null),
  ('kavya.reddy@pitlane.test', 'TS 09 KR 2468', 'Hyundai', 'i20', 2016, 'Orange', 'petrol', 90300, null, 210),
  ('harpreet.kaur@pitlane.test', 'KA 01 HK 1919', 'Mahindra', 'XUV700', 2023, 'Silver', 'diesel', 15400, null, 41),
  ('harpreet.kaur@pitlane.test', 'PB 10 HK 8080', 'Maruti Suzuki', 'Ertiga', 2018, 'Brown', 'cng', 88000, null, 180),
  ('sanjay.gupta@pitlane.test', 'DL 03 SG 1212', 'Audi', 'A4', 2017, 'Black', 'petrol', 67700, null, 95),
  ('anjali.das@pitlane.test', 'KA 05 AD 7070', 'Tata', 'Harrier', 2021, 'Orange', 'diesel', 36600, null, 58),
  ('anjali.das@pitlane.test', 'WB 02 AD 3434', 'Toyota', 'Camry', 2020, 'Pearl', 'hybrid', 41900, null, 88),
  ('mohammed.ali@pitlane.test', 'KA 03 MA 5656', 'Maruti Suzuki', 'Dzire', 2022, 'White', 'cng', 58800, null, 27),
  ('mohammed.ali@pitlane.test', 'KA 03 MA 5657', 'Tesla', 'Model 3', 2023, 'White', 'electric', 8800, null, null),
  ('neha.joshi@pitlane.test', 'MH 12 NJ 0101', 'Mercedes-Benz', 'C-Class', 2022, 'Blue', 'petrol', 18200, null, 62)
) as v (email, registration, brand, model, year, color, fuel, km, vin, oil_days_ago)
join public.customers c on c.email = v.email;

-- Requests: service, mechanic, dates (in days from now), cost beyond estimate and parts.
create temporary table demo_requests (
  registration text, service text, employee text, status text, booked_days_ago int, scheduled_in_days int,
  cost_beyond int, parts text, customer_notes text, mechanic_notes text,
  demo_id int generated always as identity, request_id bigint
);
insert into demo_requests (
  registration, service, employee, status, booked_days_ago, scheduled_in_days, cost_beyond, parts, customer_notes,
  mechanic_notes
) values
  ('KA 01 AB 1234', 'Periodic Service', 'MEC-001', 'completed', 52, -50, 0, 'OIL-5W30:3.5 FLT-OIL-P:1 FLT-AIR:1',
    'First service with you.', 'Serviced by the book; next one in 10,000 km.'),
  ('KA 05 CD 4321', 'Brake Repair & Service', 'MEC-003', 'completed', 134, -131, -500, 'BRK-PAD-F:1 FLD-DOT4:0.75',
    'Squeals when braking downhill.', 'Front pads and brake fluid changed; rear pads at 60 %.'),
  ('KA 01 AB 1234', 'Engine Diagnostics', 'MEC-001', 'completed', 8, -6, 0, null,
    'The warning lamp comes on after a long drive.', 'Loose plug on the oxygen sensor, cleaned and secured. No faults left.'),
  ('KA 05 CD 4321', 'Oil Change & Maintenance', 'MEC-005', 'completed', 5, -3, 0, 'OIL-5W30:3 FLT-OIL-P:1',
    null, 'Oil and filter changed, all fluids topped up.'),
  ('KA 03 MN 7788', 'Air Conditioning Service', 'MEC-002', 'in_progress', 3, 0, null, null,
    'It takes very long to get cool.', null),
  ('KA 05 CD 4321', 'Suspension Repair', 'MEC-001', 'approved', 2, 1, null, null,
    'Knocks from the front left over bumps.', null),
  ('KA 01 AB 1234', 'Tire Services', null, 'pending', 1, 3, null, null,
    'Pulls slightly to the right.', null),
  ('KA 03 MN 7788', 'Interior Deep Clean', null, 'cancelled', 40, -37, null, null,
    'We are moving house that week after all.', null),
  ('KA 02 ZX 9001', 'Engine Diagnostics', 'MEC-001', 'in_progress', 2, 0, null, null,
    'Smokes a little when cold.', null),
  ('KA 09 RM 0007', 'Periodic Service', 'MEC-001', 'approved', 2, 2, null, null,
    null, null),
  ('KA 05 AD 7070', 'Oil Change & Maintenance', 'MEC-001', 'completed', 2, 0, 0, 'OIL-5W30:4.75 FLT-OIL-D:1',
    null, 'Oil and filter changed, all fluids topped up.'),
  ('KA 03 MA 5656', 'Periodic Service', 'MEC-001', 'completed', 10, -8, 350, 'OIL-5W30:3.5 FLT-OIL-P:1 FLT-AIR:1',
    null, 'Serviced by the book; next one in 10,000 km.'),
  ('TS 09 KR 2468', 'Clutch Replacement', 'MEC-004', 'in_progress', 4, -1, null, null,
    'Slips uphill.', null),
  ('KA 01 HK 1919', 'Brake Repair & Service', 'MEC-003', 'approved', 3, 1, null, null,
    'Squeals when braking downhill.', null),
  ('WB 02 AD 3434', 'Electrical System Repair', 'MEC-002', 'approved', 2, 2, null, null,
    'Rear window switch works only sometimes.', null),
  ('DL 03 SG 1212', 'Engine Overhaul', 'MEC-004', 'approved', 6, 4, null, null,
    'Take the time it needs.', null),
  ('MH 12 NJ 0101', 'Periodic Service', null, 'pending', 4, 2, null, null,
    null, null),
  ('KA 03 MA 5657', 'Tire Services', null, 'pending', 3, 1, null, null,
    'Pulls slightly to the right.', null),
  ('GA 07 DF 6060', 'Air Conditioning Service', null, 'pending', 2, 4, null, null,
    'It takes very long to get cool.', null),
  ('KA 04 FK 2020', 'Battery Service', null, 'pending', 1, 1, null, null,
    'Hard to start in the morning.', null),
  ('PB 10 HK 8080', 'Oil Change & Maintenance', null, 'pending', 1, 5, null, null,
    'Please use the oil the maker recommends.', null),
  ('TS 09 KR 5150', 'Tire Services', 'MEC-003', 'approved', 1, 0, null, null,
    'Vibrates above 80.', null),
  ('KA 09 RM 4455', 'Oil Change & Maintenance', 'MEC-005', 'approved', 1, 0, null, null,
    null, null),
  ('KA 01 PI 3131', 'Transmission Service', null, 'pending', 0, 6, null, null,
    'Jerks between second and third.', null),
  ('KA 02 ZX 1001', 'Interior Deep Clean', null, 'cancelled', 71, -66, null, null,
    'Plans changed, sorry.', null),
  ('TS 09 KR 5150', 'Tire Services', null, 'cancelled', 25, -22, null, null,
    'Plans changed, sorry.', null),
  ('TS 09 KR 5150', 'Tire Services', 'MEC-005', 'completed', 55, -54, 0, null,
    'Pulls slightly to the right.', 'Wheels balanced, track set. Front tyres have about 8,000 km left.'),
  ('KA 03 MN 7788', 'Battery Service', 'MEC-002', 'completed', 62, -58, 0, 'ELE-BAT-45:1',
    'Hard to start in the morning.', 'Battery replaced, charging measured at 14.2 V.'),
  ('KA 09 RM 4455', 'Periodic Service', 'MEC-001', 'completed', 146, -145, 0, 'OIL-5W30:3.5 FLT-OIL-D:1 FLT-AIR:1',
    null, 'Serviced by the book; next one in 10,000 km.'),
  ('KA 03 MA 5657', 'Electrical System Repair', 'MEC-002', 'completed', 17, -16, 0, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 02 ZX 1001', 'Suspension Repair', 'MEC-003', 'completed', 114, -111, 0, 'SUS-BSH:2 SUS-LNK:2',
    null, 'Lower arm bushes and both links replaced, road tested.'),
  ('KA 04 FK 2020', 'Periodic Service', 'MEC-005', 'completed', 153, -152, 250, 'OIL-5W30:3.5 FLT-OIL-D:1 FLT-AIR:1',
    null, 'Serviced by the book; next one in 10,000 km.'),
  ('KA 05 CD 4321', 'Electrical System Repair', 'MEC-002', 'completed', 23, -19, -500, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('DL 03 SG 1212', 'Electrical System Repair', 'MEC-002', 'completed', 64, -62, -300, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 09 RM 4455', 'Periodic Service', 'MEC-001', 'completed', 154, -151, -500, 'OIL-5W30:3.5 FLT-OIL-D:1 FLT-AIR:1',
    null, 'Serviced by the book; next one in 10,000 km.'),
  ('GA 07 DF 6060', 'Electrical System Repair', 'MEC-002', 'completed', 24, -22, 500, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 02 ZX 1001', 'Pre-Purchase Inspection', 'MEC-001', 'completed', 114, -111, 0, null,
    null, 'Sound car; report handed over.'),
  ('TS 09 KR 2468', 'Electrical System Repair', 'MEC-002', 'completed', 68, -67, 0, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 05 AD 7070', 'Interior Deep Clean', 'MEC-005', 'completed', 49, -46, 0, null,
    null, 'Cleaned throughout; small stain on the rear seat remains.'),
  ('DL 03 SG 1212', 'Suspension Repair', 'MEC-003', 'completed', 57, -53, 0, 'SUS-BSH:2 SUS-LNK:2',
    'Knocks from the front left over bumps.', 'Lower arm bushes and both links replaced, road tested.'),
  ('KA 02 ZX 9001', 'Pre-Purchase Inspection', 'MEC-001', 'completed', 21, -19, -300, null,
    null, 'Sound car; report handed over.'),
  ('KA 01 HK 1919', 'Engine Diagnostics', 'MEC-001', 'completed', 71, -67, 0, null,
    'The warning lamp comes on after a long drive.', 'Loose plug on the oxygen sensor, cleaned and secured. No faults left.'),
  ('KA 01 PI 3131', 'Tire Services', 'MEC-001', 'completed', 117, -114, 500, null,
    null, 'Wheels balanced, track set. Front tyres have about 8,000 km left.'),
  ('KA 01 HK 1919', 'Brake Repair & Service', 'MEC-003', 'completed', 25, -23, 0, 'BRK-PAD-F:1 FLD-DOT4:0.75',
    'Squeals when braking downhill.', 'Front pads and brake fluid changed; rear pads at 60 %.'),
  ('KA 09 RM 4455', 'Oil Change & Maintenance', 'MEC-005', 'completed', 131, -128, -300, 'OIL-5W30:3.5 FLT-OIL-D:1',
    'Please use the oil the maker recommends.', 'Oil and filter changed, all fluids topped up.'),
  ('PB 10 HK 8080', 'Battery Service', 'MEC-002', 'completed', 52, -51, 0, 'ELE-BAT-45:1',
    'Hard to start in the morning.', 'Battery replaced, charging measured at 14.2 V.'),
  ('KA 03 MA 5656', 'Engine Diagnostics', 'MEC-004', 'completed', 17, -16, 500, null,
    'The warning lamp comes on after a long drive.', 'Loose plug on the oxygen sensor, cleaned and secured. No faults left.'),
  ('KA 01 HK 1919', 'Oil Change & Maintenance', 'MEC-005', 'completed', 32, -28, 0, 'OIL-5W30:3.5 FLT-OIL-D:1',
    'Please use the oil the maker recommends.', 'Oil and filter changed, all fluids topped up.'),
  ('TS 09 KR 5150', 'Electrical System Repair', 'MEC-002', 'completed', 12, -10, 0, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('TS 09 KR 2468', 'Electrical System Repair', 'MEC-002', 'completed', 11, -7, 0, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 01 PI 3131', 'Clutch Replacement', 'MEC-004', 'completed', 159, -158, -500, 'TRN-CLK:1',
    null, 'Clutch kit replaced, flywheel in good order.'),
  ('KA 05 AD 7070', 'Pre-Purchase Inspection', 'MEC-004', 'completed', 35, -34, -300, null,
    null, 'Sound car; report handed over.'),
  ('TS 09 KR 5150', 'Interior Deep Clean', 'MEC-001', 'completed', 38, -37, 0, null,
    null, 'Cleaned throughout; small stain on the rear seat remains.'),
  ('WB 02 AD 3434', 'Clutch Replacement', 'MEC-001', 'completed', 14, -13, -300, 'TRN-CLK:1',
    null, 'Clutch kit replaced, flywheel in good order.'),
  ('KA 01 PI 3131', 'Battery Service', 'MEC-002', 'completed', 12, -9, 0, 'ELE-BAT-45:1',
    null, 'Battery replaced, charging measured at 14.2 V.'),
  ('KA 09 RM 0007', 'Transmission Service', 'MEC-001', 'completed', 20, -16, 0, 'FLD-ATF:5.5 TRN-FLT:1',
    'Jerks between second and third.', 'Fluid and filter changed, shifts smoothly again.'),
  ('KA 01 AB 1234', 'Oil Change & Maintenance', 'MEC-001', 'completed', 22, -19, 0, 'OIL-5W30:3.5 FLT-OIL-P:1',
    'Please use the oil the maker recommends.', 'Oil and filter changed, all fluids topped up.'),
  ('TS 09 KR 2468', 'Clutch Replacement', 'MEC-001', 'completed', 15, -11, 0, 'TRN-CLK:1',
    null, 'Clutch kit replaced, flywheel in good order.'),
  ('KA 09 RM 0007', 'Pre-Purchase Inspection', 'MEC-004', 'completed', 5, -4, 600, null,
    null, 'Sound car; the second test drive took longer.'),
  ('KA 02 ZX 9001', 'Engine Diagnostics', 'MEC-004', 'completed', 14, -10, 0, null,
    null, 'Loose plug on the oxygen sensor, cleaned and secured. No faults left.'),
  ('KA 01 HK 1919', 'Pre-Purchase Inspection', 'MEC-001', 'completed', 8, -6, 0, null,
    null, 'Sound car; report handed over.'),
  ('KA 02 ZX 1001', 'Electrical System Repair', 'MEC-002', 'completed', 21, -19, 0, 'ELE-FUS:1',
    null, 'Corroded earth point found and renewed.'),
  ('KA 02 ZX 9001', 'Battery Service', 'MEC-002', 'completed', 18, -17, 0, 'ELE-BAT-45:1',
    'Hard to start in the morning.', 'Battery replaced, charging measured at 14.2 V.'),
  ('GA 07 DF 6060', 'Battery Service', 'MEC-002', 'completed', 16, -14, 500, 'ELE-BAT-45:1',
    'Hard to start in the morning.', 'Battery replaced, charging measured at 14.2 V.'),
  ('KA 03 MA 5656', 'Brake Repair & Service', 'MEC-003', 'approved', 0, 0, null, null,
    'Squeals when braking downhill.', null),
  ('KA 02 ZX 1001', 'Electrical System Repair', 'MEC-002', 'approved', 0, 0, null, null,
    'The left rear lamp goes out over bumps.', null),
  ('WB 02 AD 3434', 'Tire Services', null, 'pending', 0, 0, null, null,
    null, null)
;

insert into public.service_requests (
  customer_id, vehicle_id, assigned_mechanic, mechanic_name, status, customer_notes, mechanic_notes, scheduled_date,
  estimated_cost, final_cost, started_at, completion_date, created_at, service_name, brand, model, year,
  registration_number
)
with open_days as materialized (
  select g::date as day, count(*) filter (where g::date >= private.today()) over (order by g) - 1 as place
  from generate_series(private.today() - 170, private.today() + 40, interval '1 day') g
  where private.closed_reason(g::date) is null
)
select v.customer_id, v.vehicle_id, m.mechanic_id, m.name, d.status, d.customer_notes, d.mechanic_notes,
  d.scheduled, s.base_price,
  case when d.status = 'completed' then s.base_price + d.cost_beyond + coalesce((
    select sum(round(p.price * split_part(u.used, ':', 2)::numeric, 2))
    from unnest(string_to_array(d.parts, ' ')) as u (used)
    join public.parts p on p.part_code = split_part(u.used, ':', 1)
  ), 0) end,
  case when d.status in ('in_progress', 'completed') then least(now() - interval '1 hour', d.scheduled) end,
  -- A job completed today has a completion time between midnight and now.
  case when d.status = 'completed' then
    greatest(d.day_start, least(now() - interval '40 minutes', d.scheduled + make_interval(mins => s.estimated_duration)))
  end,
  now() - make_interval(days => d.booked_days_ago) + make_interval(mins => d.demo_id % 50 - 50),
  s.name, v.brand, v.model, v.year, v.registration_number
from (
  select r.*, day.start as day_start, day.start + interval '9 hours' as scheduled
  from demo_requests r
  cross join lateral (
    -- Only on days on which the garage is open: what is planned counts these days alone, so that none gets the cars of another;
    -- what was done or has begun is on the nearest one.
    select o.day::timestamp at time zone private.garage_time_zone() as start
    from open_days o
    cross join lateral (select o.day - private.today() - r.scheduled_in_days as away) w
    where case when r.status in ('pending', 'approved') then o.day >= private.today() and o.place = r.scheduled_in_days
      else o.day <= private.today() end
    order by abs(w.away), case when r.status = 'in_progress' then w.away else -w.away end limit 1
  ) day
) d
join public.vehicles v on v.registration_number = d.registration
join public.services s on s.name = d.service
left join public.mechanics m on m.employee_id = d.employee
order by d.booked_days_ago desc, d.demo_id;

insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, unit_price, minutes, service_id, source, status, decided_by,
  decided_by_name, decided_at, decision_channel, created_at
)
select r.request_id, 1, 'labour', s.name, 1, 'job', s.base_price, s.estimated_duration, s.service_id, 'booking',
  'approved', c.customer_id, c.name, r.created_at, 'portal', r.created_at
from public.service_requests r
join public.services s on s.name = r.service_name
join public.customers c on c.customer_id = r.customer_id;

-- The drop-off times of today's cars and of the coming ones, in turn, so that none is over its limit.
update public.service_requests r
set drop_off = t.slot, scheduled_date = (t.day + t.slot) at time zone private.garage_time_zone()
from (
  select q.request_id, d.day, (array['09:00', '08:30', '09:30']::time[])[
    1 + (row_number() over (partition by d.day order by q.request_id) - 1) % 3
  ] as slot
  from public.service_requests q
  cross join lateral (select (q.scheduled_date at time zone private.garage_time_zone())::date as day) d
  where q.status <> 'cancelled' and d.day >= private.today()
) t
where t.request_id = r.request_id;

update public.service_requests r
set cancelled_at = r.created_at + interval '1 day', cancelled_by = 'customer', cancelled_by_name = c.name,
  cancel_reason = r.customer_notes, customer_notes = null
from public.customers c
where r.status = 'cancelled' and c.customer_id = r.customer_id;

update public.service_requests r
set moved_at = now() - interval '20 hours', moved_from = r.scheduled_date - interval '1 day', moved_by = 'manager',
  moved_by_name = m.name, move_reason = 'The parts arrive a day late.'
from public.managers m
where m.email = 'manager@pitlane.test'
  and (r.registration_number, r.service_name, r.status) in (
    ('KA 09 RM 0007', 'Periodic Service', 'approved'), ('KA 05 CD 4321', 'Suspension Repair', 'approved')
  );

update demo_requests d set request_id = r.request_id
from public.service_requests r
where r.registration_number = d.registration and r.service_name = d.service and r.status = d.status
  and r.created_at = now() - make_interval(days => d.booked_days_ago) + make_interval(mins => d.demo_id % 50 - 50);

insert into public.service_request_parts (request_id, part_id, quantity_used, part_cost, part_name)
select d.request_id, p.id, split_part(u.used, ':', 2)::numeric, round(p.price * split_part(u.used, ':', 2)::numeric, 2), p.part_name
from demo_requests d
cross join lateral unnest(string_to_array(d.parts, ' ')) as u (used)
join public.parts p on p.part_code = split_part(u.used, ':', 1)
where d.status = 'completed';

-- The customers approved the parts of completed jobs on the phone before they were fitted.
insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, unit_price, part_id, source, status, decided_by_name,
  decided_at, decision_channel, created_at
)
select u.request_id, 1 + row_number() over (partition by u.request_id order by u.part_id), 'part', u.part_name,
  u.quantity_used, p.stock_unit, p.price, p.id, 'mechanic', 'approved', c.name, r.started_at + interval '15 minutes',
  'phone', r.started_at
from public.service_request_parts u
join public.parts p on p.id = u.part_id
join public.service_requests r on r.request_id = u.request_id
join public.customers c on c.customer_id = r.customer_id;

update public.service_requests r set exceeds_estimate = true
from private.garage g
where r.status = 'completed' and r.final_cost > r.estimated_cost * (1 + g.cost_tolerance / 100);

-- Lines as "part code|quantity"; the work is half an hour.
insert into private.bundles (name, lines)
select b.name, jsonb_build_array(
  jsonb_build_object('kind', 'labour', 'description', b.work, 'quantity', 0.5, 'unit_price', b.price, 'minutes', 30)
) || jsonb_agg(jsonb_build_object(
  'kind', 'part', 'description', p.part_name, 'quantity', split_part(c.item, '|', 2)::numeric, 'part_id', p.id
) order by c.place)
from (values
  ('Oil change, petrol', 'Change oil and filter', 900, array['OIL-5W30|3.5', 'FLT-OIL-P|1']),
  ('Brake fluid change', 'Change the brake fluid and bleed the brakes', 1100, array['FLD-DOT4|0.75'])
) b (name, work, price, items)
cross join unnest(b.items) with ordinality c (item, place)
join public.parts p on p.part_code = split_part(c.item, '|', 1)
group by b.name, b.work, b.price;

-- Items as "name" or "name|unit|watch below|urgent below".
insert into private.inspection_templates (name, sections)
select t.name, jsonb_agg(jsonb_build_object('name', t.section, 'items', (
  select jsonb_agg(
    case when i.item like '%|%' then jsonb_build_object(
      'name', split_part(i.item, '|', 1), 'kind', 'measurement', 'unit', split_part(i.item, '|', 2),
      'watch_below', split_part(i.item, '|', 3)::numeric, 'urgent_below', split_part(i.item, '|', 4)::numeric
    ) else jsonb_build_object('name', i.item, 'kind', 'condition') end || coalesce((
      select jsonb_strip_nulls(jsonb_build_object('suggested_labour', g.labour, 'suggested_part', g.part))
      from (values
        ('Headlamps', 'Adjust the headlamps', 'Headlamp bulb'), ('Wipers and washer', null, 'Wiper blades'),
        ('Engine oil', 'Change the engine oil', 'Engine oil'), ('Brake fluid', 'Change the brake fluid', 'Brake fluid'),
        ('Air filter', null, 'Air filter'), ('Battery', 'Test the charging system', 'Battery'),
        ('Exhaust', 'Repair the exhaust joint', null), ('Tyres', 'Fit and balance the tyres', 'Tyres'),
        ('Cabin filter', null, 'Cabin filter'), ('12 V battery', 'Charge the 12 V battery', 'Battery 12 V'),
        ('Front left tread', 'Align the wheels', 'Front tyre'), ('Front right tread', 'Align the wheels', 'Front tyre'),
        ('Rear left tread', 'Align the wheels', 'Rear tyre'), ('Rear right tread', 'Align the wheels', 'Rear tyre'),
        ('Front left pad', 'Replace the front pads', 'Front brake pads'),
        ('Front right pad', 'Replace the front pads', 'Front brake pads'),
        ('Rear left pad', 'Replace the rear pads', 'Rear brake pads'),
        ('Rear right pad', 'Replace the rear pads', 'Rear brake pads'),
        ('Discs', 'Replace the discs', 'Brake discs'), ('Front pads', 'Replace the front pads', 'Front brake pads')
      ) as g (name, labour, part)
      where g.name = split_part(i.item, '|', 1)
    ), '{}') order by i.place
  )
  from unnest(t.items) with ordinality as i (item, place)
)) order by t.place)
from (values
  ('General check', 1, 'Lamps and signals', array['Headlamps', 'Brake lamps', 'Indicators', 'Horn']),
  ('General check', 2, 'Windows and mirrors', array['Windscreen', 'Wipers and washer', 'Mirrors']),
  ('General check', 3, 'Under the bonnet', array[
    'Engine oil', 'Coolant', 'Brake fluid', 'Drive belt', 'Hoses and leaks', 'Air filter', 'Battery|V|12.4|12'
  ]),
  ('General check', 4, 'Under the car', array[
    'Brake lines', 'Exhaust', 'Steering joints', 'Shock absorbers', 'Drive shaft boots', 'Underbody'
  ]),
  ('General check', 5, 'Wheels', array['Tyres', 'Wheel bearings']),
  ('General check', 6, 'Inside', array['Seat belts', 'Air conditioning']),
  ('Tyres and brakes', 1, 'Tyres', array[
    'Front left tread|mm|3|1.6', 'Front right tread|mm|3|1.6', 'Rear left tread|mm|3|1.6', 'Rear right tread|mm|3|1.6',
    'Tyre walls', 'Spare wheel'
  ]),
  ('Tyres and brakes', 2, 'Brakes', array[
    'Front left pad|mm|3|2', 'Front right pad|mm|3|2', 'Rear left pad|mm|3|2', 'Rear right pad|mm|3|2', 'Discs', 'Hoses'
  ]),
  ('Electric vehicle', 1, 'High voltage', array[
    'Orange cables', 'Charging port', 'Battery health|%|80|70', 'Battery housing', 'Battery coolant'
  ]),
  ('Electric vehicle', 2, 'Drive', array['Reduction gear oil', 'Motor mounts', 'Regenerative braking']),
  ('Electric vehicle', 3, 'The rest', array['12 V battery|V|12.4|12', 'Cabin filter', 'Air conditioning', 'Front pads|mm|3|2'])
) as t (name, place, section, items)
group by t.name;

-- Two inspections are finished, the third has begun.
insert into private.inspections (
  request_id, template_id, template_name, started_at, started_by_name, finished_at, finished_by_name
)
select d.request_id, t.template_id, t.name, now() - interval '90 minutes', d.mechanic_name,
  case when f.finished then now() - interval '60 minutes' end, case when f.finished then d.mechanic_name end
from (values
  ('KA 02 ZX 9001', 'General check', true), ('KA 03 MN 7788', 'Electric vehicle', true),
  ('TS 09 KR 2468', 'Tyres and brakes', false)
) as f (registration, template, finished)
join public.service_requests d on d.registration_number = f.registration and d.status = 'in_progress'
join private.inspection_templates t on t.name = f.template;
insert into private.inspection_items (
  inspection_id, position, section, name, kind, unit, watch_below, urgent_below, suggested_labour, suggested_part
)
select i.inspection_id, row_number() over (partition by i.inspection_id order by s.place, e.place), s.section ->> 'name',
  e.item ->> 'name', e.item ->> 'kind', e.item ->> 'unit', (e.item ->> 'watch_below')::numeric,
  (e.item ->> 'urgent_below')::numeric, e.item ->> 'suggested_labour', e.item ->> 'suggested_part'
from private.inspections i
join private.inspection_templates t on t.template_id = i.template_id
cross join lateral jsonb_array_elements(t.sections) with ordinality s (section, place)
cross join lateral jsonb_array_elements(s.section -> 'items') with ordinality e (item, place);
update private.inspection_items e
set condition = f.condition, value = f.value, note = f.note, internal_note = f.internal_note, version = 2,
  changed_at = now() - interval '65 minutes', changed_by_name = i.started_by_name
from private.inspections i
cross join (values
  ('Exhaust', 'watch', null::numeric, 'Surface rust at the joint, still tight.', null),
  ('Air filter', 'watch', null, 'Dusty; due at the next service.', null),
  ('Battery', 'urgent', 11.8, 'Starts the engine slowly.', null),
  ('Steering joints', 'fine', null, null, 'He asked about a noise: nothing found.'),
  ('Cabin filter', 'urgent', null, 'Full of leaves.', null),
  ('12 V battery', 'watch', 12.2, 'Charge it before a longer stop.', null),
  ('Front left tread', 'urgent', 1.4, 'Worn at the inner edge.', null),
  ('Front left pad', 'watch', 2.6, null, null)
) as f (name, condition, value, note, internal_note)
where i.inspection_id = e.inspection_id and f.name = e.name;
update private.inspection_items e
set condition = 'fine', value = case when e.kind = 'measurement' then round(e.watch_below * 1.2, 1) end, version = 2,
  changed_at = now() - interval '65 minutes', changed_by_name = i.started_by_name
from private.inspections i
where i.inspection_id = e.inspection_id and e.version = 1
  and (i.finished_at is not null or e.name in ('Front right tread', 'Rear left tread', 'Rear right tread', 'Tyre walls'));

-- What the workshop found on two cars: approved, declined, waiting for an answer, and without a price yet.
insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, unit_price, minutes, part_id, source, urgency, what_it_is,
  why_needed, if_it_waits, status, decided_by_name, decided_at, decision_channel, decline_reason, created_at
)
select d.request_id, l.position, l.kind, coalesce(l.description, p.part_name), l.quantity, coalesce(p.stock_unit, 'hour'),
  coalesce(l.price, p.price), l.minutes, p.id, 'mechanic', l.urgency, l.what_it_is, l.why_needed, l.if_it_waits,
  l.status, case when l.status in ('approved', 'declined') then c.name end,
  case when l.status in ('approved', 'declined') then now() - interval '30 minutes' end,
  case when l.status in ('approved', 'declined') then 'phone' end, l.reason, now() - interval '50 minutes'
from (values
  ('KA 02 ZX 9001', 2, 'part', null, 'FLT-FUEL', 1, null::numeric, null::int, 'now', 'The filter that cleans the fuel before the engine.',
    'It is clogged, and the engine smokes when it starves.', 'The pump wears out.', 'approved', null),
  ('KA 02 ZX 9001', 3, 'labour', 'Clean the injectors', null, 1.5, 1200, 90, 'later', 'Deposits are washed off the nozzles.',
    'The spray pattern is uneven.', 'Somewhat higher consumption.', 'declined', 'Next time, please.'),
  ('KA 02 ZX 9001', 4, 'labour', 'Replace the glow plug of cylinder 3', null, 1, null, 60, 'soon', 'It heats the cylinder for a cold start.',
    'It has no resistance left.', 'Starting gets harder in cold weather.', 'proposed', null),
  ('KA 03 MN 7788', 2, 'part', null, 'FLT-CAB', 1, null, null, 'soon', 'The filter of the air in the cabin.',
    'It is full of leaves, so that little air comes through.', 'The blower gets louder and weaker.', 'proposed', null),
  ('TS 09 KR 2468', 2, 'part', null, 'SUS-LNK', 2, null, null, 'now', 'The rods that connect the stabiliser to the wheels.',
    'Both have play, which is the knocking over bumps.', 'The knocking gets worse.', 'approved', null),
  ('TS 09 KR 2468', 3, 'part', null, 'TYR-185', 2, null, null, 'soon', 'The front tyres.',
    'The left one has 1.4 mm of tread left at its inner edge.', 'Below 1.6 mm they are not allowed on the road.', 'declined',
    'I have a set at home.'),
  ('KA 01 AB 1234', 2, 'part', null, 'BRK-PAD-F', 1, null, null, 'later', 'The pads that press on the front discs.',
    'They have about 4 mm left of 11.', 'In a year they reach the discs.', 'declined', 'With the next service.')
) as l (
  registration, position, kind, description, part_code, quantity, price, minutes, urgency, what_it_is, why_needed,
  if_it_waits, status, reason
)
join demo_requests d on d.registration = l.registration
  and (d.status = 'in_progress' or (d.registration = 'KA 01 AB 1234' and d.service = 'Engine Diagnostics'))
join public.service_requests r on r.request_id = d.request_id
join public.customers c on c.customer_id = r.customer_id
left join public.parts p on p.part_code = l.part_code;
update public.request_lines l set inspection_item_id = e.item_id, source = 'inspection'
from private.inspections i join private.inspection_items e on e.inspection_id = i.inspection_id
where i.request_id = l.request_id and l.source = 'mechanic'
  and (l.description, e.name) in (('Cabin Filter', 'Cabin filter'), ('Tyre 185/65 R15', 'Front left tread'));

-- Photos; the embedded backend stores their files from demo-photos/, which it finds by these hashes.
create temporary table demo_photos as
select r.request_id, e.item_id, l.line_id, format('%s/%s.webp', r.request_id, gen_random_uuid()) as path, f.sha256, f.bytes,
  r.assigned_mechanic, r.mechanic_name
from (values
  ('KA 03 MN 7788', 'Cabin filter', null, '462a68df61c3c234317ed22f496553fba3feef017261f169be4f5bbf2e45fe8c', 38182),
  ('KA 03 MN 7788', '12 V battery', null, 'f2e326b693d6741ca7240a655e1906d2dc52708570bbd68ce65d85645fcc9135', 16238),
  ('KA 02 ZX 9001', 'Battery', null, 'f2e326b693d6741ca7240a655e1906d2dc52708570bbd68ce65d85645fcc9135', 16238),
  ('KA 02 ZX 9001', 'Exhaust', null, '41c951fe01554053702f6fa31c6dcda016520517f7d564278645ab3fab07c33b', 14604),
  ('TS 09 KR 2468', 'Front left tread', null, '1ed0966ad53249ca05887ba78f5106c5610d9339bacba804971513f26edd4ffb', 37104),
  ('TS 09 KR 2468', null, 2, '3c19cf21f27c17289ff04f8ebc808fce56aa4b4a37973d1a2aa09b067eb9dfb0', 20534)
) as f (registration, item, line, sha256, bytes)
join public.service_requests r on r.registration_number = f.registration and r.status = 'in_progress'
left join private.inspections i on i.request_id = r.request_id
left join private.inspection_items e on e.inspection_id = i.inspection_id and e.name = f.item
left join public.request_lines l on l.request_id = r.request_id and l.position = f.line;
insert into storage.objects (bucket_id, name, owner_id, metadata)
select 'request-photos', p.path, p.assigned_mechanic::text, jsonb_build_object('size', p.bytes, 'mimetype', 'image/webp')
from demo_photos p;
insert into public.request_photos (
  request_id, stage, inspection_item_id, line_id, path, bytes, width, height, sha256, taken_by, taken_by_name, taken_at
)
select p.request_id, case when p.item_id is null then 'work' else 'inspection' end, p.item_id, p.line_id, p.path, p.bytes, 1200,
  900, p.sha256, p.assigned_mechanic, p.mechanic_name, now() - interval '65 minutes'
from demo_photos p;
drop table demo_photos;

-- What was priced was sent; the answers became approval records.
update public.request_lines l set sent_at = l.created_at + interval '5 minutes'
where l.what_it_is is not null and l.unit_price is not null;
update public.request_lines l
set decision_channel = case r.status when 'completed' then 'portal' else 'link' end,
  decided_at = coalesce(r.completion_date - interval '20 minutes', l.decided_at),
  created_at = coalesce(r.completion_date - interval '40 minutes', l.created_at),
  sent_at = coalesce(r.completion_date - interval '35 minutes', l.sent_at)
from public.service_requests r
where r.request_id = l.request_id and l.sent_at is not null and l.decided_at is not null
  and r.registration_number in ('TS 09 KR 2468', 'KA 01 AB 1234');
insert into private.estimates (request_id, version, sent_at, sent_by_name, amount, lines, inspections)
select l.request_id, 1, min(l.sent_at), 'Meera Nair', sum(l.amount),
  jsonb_agg(private.line_result(l) order by l.position), private.inspections_of(l.request_id, false)
from public.request_lines l where l.sent_at is not null group by l.request_id;
update private.inspections i set sent_at = e.sent_at from private.estimates e where e.request_id = i.request_id;
select private.record_approval(l.request_id, array_agg(l.line_id), min(l.decided_by_name), min(l.decision_channel))
from public.request_lines l
where l.decided_at is not null and l.what_it_is is not null
group by l.request_id order by min(l.decided_at);

-- A stock-take of twelve days ago, which found two bulbs broken and a box of fuses more, and one of today that goes on.
insert into private.stock_takes (rack, category, state, version, reason, started_at, started_by_name, closed_at, closed_by_name)
select t.rack, t.category, t.state, 9, t.reason, t.started_at, r.name, t.closed_at, case when t.closed_at is not null then m.name end
from public.managers m cross join public.mechanics r
cross join (values
  (null, 'Electrical', 'posted', 'Two bulbs fell down; a box of fuses was counted wrongly when it came',
    now() - interval '12 days 2 hours', now() - interval '12 days'),
  ('H', null, 'open', null, now() - interval '40 minutes', null)
) as t (rack, category, state, reason, started_at, closed_at)
where m.email = 'manager@pitlane.test' and r.email = 'mechanic@pitlane.test' order by t.started_at;

-- Who sells parts to the garage, and what each delivered three weeks ago.
insert into private.suppliers (name, contact, phone, email, gstin, terms_days, lead_days, note) values
  ('Bosch Car Service Parts', 'Suresh Nair', '+91 80555 00210', 'orders@bosch-parts.test', '29AAGCP7383J1ZQ', 30, 2, null),
  ('Sri Lakshmi Auto Spares', 'Lakshmi Prasad', '+91 80555 00220', 'sales@lakshmi-spares.test', '29AAGCB7383J1Z4', 0, 0,
    'Around the corner: collects and delivers the same day'),
  ('Chennai Brake and Clutch Traders Private Limited', 'R. Venkatesan', '+91 44555 00230', 'orders@cbct.test', '33AAGCC7383J1ZE', 45, 4, null);
create temporary table demo_deliveries as
select p.id as part_id, p.part_name, p.part_code, s.supplier_id, trunc(p.current_stock / 2) as quantity,
  round(p.avg_cost * 1.04) as unit_cost, v.value, t.cgst, t.sgst, t.igst
from public.parts p
join private.suppliers s on s.name like
  case when p.category in ('Brakes', 'Transmission') then 'Chennai%' when p.category = 'Body' then 'Sri%' else 'Bosch%' end
cross join lateral (select trunc(p.current_stock / 2) * round(p.avg_cost * 1.04) as value) v
cross join lateral private.purchase_tax(v.value, 18, left(s.gstin, 2) <> '29') t
where p.current_stock > 1;
insert into private.supplier_bills (
  kind, supplier_id, supplier_name, gstin, number, day, due_on, place_of_supply, value, cgst, sgst, igst, recorded_at, recorded_by_name
)
select 'bill', s.supplier_id, s.name, s.gstin, case when s.name like 'Bosch%' then '4471' else 'INV/' || 300 + s.supplier_id end,
  private.today() - 21, private.today() - 21 + s.terms_days, '29', sum(d.value), sum(d.cgst), sum(d.sgst), sum(d.igst),
  now() - interval '21 days', m.name
from demo_deliveries d join private.suppliers s using (supplier_id) join public.managers m on m.email = 'manager@pitlane.test'
group by s.supplier_id, m.name order by s.supplier_id;
insert into private.supplier_bill_lines (
  bill_id, part_id, part_name, part_code, quantity, unit_cost, tax_rate, value, cgst, sgst, igst, stock_cost
)
select b.bill_id, d.part_id, d.part_name, d.part_code, d.quantity, d.unit_cost, 18, d.value, d.cgst, d.sgst, d.igst, d.unit_cost
from demo_deliveries d join private.supplier_bills b using (supplier_id);
-- The one around the corner was paid at once, the largest in part.
insert into private.supplier_payments (supplier_id, supplier_name, amount, method, reference, day, recorded_at, recorded_by_name)
select b.supplier_id, b.supplier_name, case when b.supplier_name like 'Sri%' then b.total else round(b.total / 2, -3) end,
  case when b.supplier_name like 'Sri%' then 'upi' else 'bank' end, 'Bill ' || b.number, private.today() - p.days_ago,
  now() - make_interval(days => p.days_ago), b.recorded_by_name
from private.supplier_bills b
cross join lateral (select case when b.supplier_name like 'Sri%' then 21 else 9 end as days_ago) p
where b.supplier_name not like 'Chennai%';

-- The ledger of the parts: an opening stock, what the jobs used, and a delivery three weeks ago at a higher cost.
update public.parts p
set shelf = c.letter || '-' || c.place,
  other_numbers = case p.part_code when 'FLT-OIL-P' then '{OC 1063,F 026 407 143}'::text[]
    when 'BRK-PAD-F' then '{GDB 3468,P 30 056}' when 'ELE-BAT-45' then '{NS40ZL,38B20L}' else '{}' end
from (
  select x.id, chr(64 + dense_rank() over (order by x.category)::int) as letter,
    row_number() over (partition by x.category order by x.id) as place
  from public.parts x
) c where c.id = p.id;
do $$
declare
  part public.parts;
  event record;
  found int;
  stock numeric;
  average numeric;
begin
  for part in select * from public.parts order by id
  loop
    stock := 0;
    average := 0;
    found := case part.part_code when 'ELE-H4' then -2 when 'ELE-FUS' then 1 else 0 end;
    for event in
      select 'opening' as kind,
        part.current_stock - trunc(part.current_stock / 2) + coalesce(sum(u.quantity_used), 0) - found as quantity,
        now() - interval '200 days' as at, null::bigint as request_id, null::uuid as who, null as name, null as reason,
        null::bigint as stock_take_id
      from public.service_request_parts u where u.part_id = part.id
      union all
      select 'use', -u.quantity_used, r.completion_date, r.request_id, r.assigned_mechanic, r.mechanic_name, null, null
      from public.service_request_parts u join public.service_requests r on r.request_id = u.request_id
      where u.part_id = part.id
      union all
      select 'receive', d.quantity, b.recorded_at, null, m.manager_id, m.name, b.supplier_name || ', bill ' || b.number, null
      from demo_deliveries d join private.supplier_bills b using (supplier_id) join public.managers m on m.email = 'manager@pitlane.test'
      where d.part_id = part.id
      union all
      select 'count', found, t.closed_at, null, m.manager_id, m.name, t.reason, t.stock_take_id
      from public.managers m cross join private.stock_takes t
      where m.email = 'manager@pitlane.test' and t.state = 'posted' and found <> 0
      order by at
    loop
      average := case event.kind when 'opening' then part.avg_cost
        when 'receive' then private.average_cost(stock, average, event.quantity, round(part.avg_cost * 1.04)) else average end;
      stock := stock + event.quantity;
      insert into private.stock_movements (
        part_id, kind, quantity, unit_cost, stock_after, average_after, request_id, reason, moved_by, moved_by_name, moved_at,
        stock_take_id, supplier_id, bill_id
      ) values (
        part.id, event.kind, event.quantity,
        case event.kind when 'receive' then round(part.avg_cost * 1.04) else average end, stock, average, event.request_id,
        event.reason, event.who, event.name, event.at, event.stock_take_id,
        case event.kind when 'receive' then (select d.supplier_id from demo_deliveries d where d.part_id = part.id) end,
        case event.kind when 'receive' then (
          select b.bill_id from demo_deliveries d join private.supplier_bills b using (supplier_id) where d.part_id = part.id
        ) end
      );
    end loop;
    update public.parts p set avg_cost = average where p.id = part.id;
    insert into private.part_prices (part_id, price, changed_at)
    select part.id, round(part.price * 0.95), now() - interval '200 days'
    union all select part.id, part.price, now() - interval '30 days' where part.id % 2 = 0;
    update private.part_prices h set price = part.price where h.part_id = part.id and part.id % 2 = 1;
  end loop;
end
$$;

-- What was counted: in the stock-take of then everything, today two of the rack so far, one of them less than expected.
insert into private.stock_take_lines (
  stock_take_id, part_id, is_open, counted, expected, counted_at, counted_by, counted_by_name, after_movement
)
select t.stock_take_id, p.id, t.state = 'open', case when l.is_counted then b.stock_after + l.found end,
  case when l.is_counted then b.stock_after end, case when l.is_counted then l.moment end,
  case when l.is_counted then r.mechanic_id end, case when l.is_counted then r.name end,
  case when l.is_counted then b.movement_id end
from private.stock_takes t
join public.parts p on p.category = t.category or private.rack_of(p.shelf) = t.rack
left join private.stock_movements c on c.part_id = p.id and c.stock_take_id = t.stock_take_id
cross join lateral (
  select t.state = 'posted' or p.part_code in ('SUS-SHK-F', 'SUS-LNK') as is_counted,
    case when t.state = 'posted' then coalesce(c.quantity, 0) when p.part_code = 'SUS-LNK' then -1 else 0 end as found,
    t.started_at + interval '15 minutes' as moment
) l
cross join lateral (
  select m.* from private.stock_movements m
  where m.part_id = p.id and m.moved_at <= l.moment and m.movement_id < coalesce(c.movement_id, m.movement_id + 1)
  order by m.movement_id desc limit 1
) b
join public.mechanics r on r.email = 'mechanic@pitlane.test'
order by t.stock_take_id, p.id;

-- Salaries were paid every thirty days; jobs of the last days are still unpaid.
insert into public.salary_payments (
  mechanic_id, mechanic_name, mechanic_email, time_based_pay, bonus_amount, total_amount, jobs_included, paid_by,
  notes, payment_date
)
select m.mechanic_id, m.name, m.email, sum(j.time_pay), sum(j.bonus),
  sum(j.time_pay + j.bonus) + case when count(*) > 3 then 250 else 0 end,
  array_agg(j.request_id order by j.request_id), boss.manager_id,
  case when count(*) > 3 then 'Rounded up for a busy month. Thank you!' end,
  -- The newest payment is always in this month, so that the month's totals are never empty.
  case when run.number = 0
    then greatest(date_trunc('month', private.today()::timestamp) at time zone private.garage_time_zone(),
      now() - interval '3 hours')
    else now() - make_interval(days => run.number * 30 + 10) end
from public.mechanics m
join public.managers boss on boss.email = 'manager@pitlane.test'
cross join lateral private.job_pay(array[m.mechanic_id]) j
cross join lateral (
  select floor((extract(epoch from now() - j.completion_date) / 86400 - 12) / 30)::int as number
) run
where run.number >= 0
group by m.mechanic_id, m.name, m.email, boss.manager_id, run.number
order by run.number desc, m.name;

-- Those of forty days ago were paid by a run: what rounded them up is an addition, and a mechanic asked about a job.
update public.salary_payments s set notes = 'Pay run 1'
where s.payment_date between now() - interval '41 days' and now() - interval '39 days';
-- What a job of the others was paid for, which labour cost in the reports counts.
update private.paid_jobs p set amount = j.time_pay + j.bonus
from public.salary_payments s cross join lateral private.job_pay(array[s.mechanic_id]) j
where p.payment_id = s.payment_id and j.request_id = p.request_id and s.notes is distinct from 'Pay run 1';
insert into private.pay_runs (
  first_day, last_day, made_at, made_by_name, checked_seal, checked_at, checked_by_name
)
select private.today() - 71, private.today() - 42, now() - interval '41 days', boss.name, 'seed', now() - interval '40 days 1 hour',
  boss.name
from public.managers boss where boss.email = 'manager@pitlane.test';
insert into private.pay_lines (
  pay_run_id, mechanic_id, mechanic_name, kind, request_id, service_name, registration_number, completed_at, minutes,
  hourly_rate, time_pay, cost, bonus_rate, bonus, amount, added_at, added_by_name
)
select 1, m.mechanic_id, m.name, 'job', j.request_id, j.service_name, j.registration_number, j.completion_date, j.minutes,
  m.hourly_rate, j.time_pay, j.cost, private.bonus_rate(), j.bonus, j.time_pay + j.bonus, s.payment_date, r.made_by_name
from public.salary_payments s
join private.pay_runs r on s.notes = 'Pay run 1'
join public.mechanics m on m.mechanic_id = s.mechanic_id
cross join lateral private.job_pay(array[m.mechanic_id]) j
where j.request_id = any (s.jobs_included)
order by m.mechanic_id, j.completion_date, j.request_id;
insert into private.pay_lines (
  pay_run_id, mechanic_id, mechanic_name, kind, amount, reason, added_at, added_by_name
)
select 1, s.mechanic_id, s.mechanic_name, a.kind, a.amount, a.reason, r.made_at, r.made_by_name
from public.salary_payments s
join private.pay_runs r on s.notes = 'Pay run 1'
cross join lateral (
  values ('addition', s.total_amount - s.time_based_pay - s.bonus_amount, 'A busy month. Thank you!')
) a (kind, amount, reason)
where a.amount > 0;
insert into private.pay_slips (
  pay_run_id, mechanic_id, mechanic_name, payment_id, jobs, minutes, time_pay, bonus, additions, deductions, total
)
select 1, s.mechanic_id, s.mechanic_name, s.payment_id, cardinality(s.jobs_included), l.minutes, s.time_based_pay,
  s.bonus_amount, s.total_amount - s.time_based_pay - s.bonus_amount, 0, s.total_amount
from public.salary_payments s
cross join lateral (
  select sum(l.minutes)::int as minutes from private.pay_lines l where l.mechanic_id = s.mechanic_id
) l
where s.notes = 'Pay run 1';
update private.pay_runs r set state = 'approved', closed_at = now() - interval '40 days', closed_by_name = r.made_by_name,
  total = (select sum(l.total) from private.pay_slips l)
where r.pay_run_id = 1;
insert into private.pay_questions (
  line_id, pay_run_id, mechanic_id, mechanic_name, question, asked_at, answer, answered_at, answered_by_name
)
select l.line_id, 1, l.mechanic_id, l.mechanic_name, 'This took me twice as long. Why are only these minutes paid?',
  now() - interval '39 days', 'Pay follows the minutes of the service. We plan more for the next one.',
  now() - interval '38 days', l.added_by_name
from private.pay_lines l join public.mechanics m on m.mechanic_id = l.mechanic_id
where m.email = 'mechanic@pitlane.test' and l.kind = 'job' order by l.line_id limit 1;

-- One mechanic has not said where to pay yet.
insert into private.bank_accounts (mechanic_id, mechanic_name, account_name, account_number, ifsc, changed_by_name)
select m.mechanic_id, m.name, upper(m.name), '50100' || lpad((4410233 * row_number() over (order by m.employee_id))::text, 9, '0'),
  'HDFC000' || (1230 + row_number() over (order by m.employee_id))::text, boss.name
from public.mechanics m join public.managers boss on boss.email = 'manager@pitlane.test'
where m.employee_id <> (select max(employee_id) from public.mechanics);

update public.service_requests r set is_paid = true
from public.salary_payments s
where r.request_id = any (s.jobs_included);

-- At the front desk: the cars at work are here, and so are those that were completed today or yesterday.
update public.service_requests r
set arrived_at = least(r.scheduled_date, now() - interval '2 hours'), checked_in_by = boss.name,
  arrival_kilometres = coalesce(v.km_driven, 0), arrival_fuel = (array['quarter', 'half', 'full'])[1 + r.request_id % 3],
  key_number = 'K' || r.request_id % 40,
  belongings = case r.request_id % 3 when 0 then 'Umbrella and a child seat' end
from public.vehicles v, public.managers boss
where v.vehicle_id = r.vehicle_id and boss.email = 'manager@pitlane.test' and (
  r.status = 'in_progress' or (r.status = 'completed' and r.completion_date > now() - interval '2 days')
  or (r.status = 'approved' and r.registration_number = 'TS 09 KR 5150'
    and (r.scheduled_date at time zone private.garage_time_zone())::date = private.today())
);
update public.service_requests r
set collected_at = r.completion_date + interval '3 hours', handed_over_by = boss.name
from public.managers boss
where boss.email = 'manager@pitlane.test' and r.status = 'completed' and r.arrived_at is null;
insert into private.feedback (request_id, score, words, channel, answered_at)
select r.request_id, s.score, (array[
    'It took a day longer than promised', 'Ready late, but well done', null, 'Quick, and the price was as agreed'
  ])[s.score - 1], case when r.request_id % 4 = 0 then 'portal' else 'link' end, r.collected_at + interval '5 hours'
from public.service_requests r
cross join lateral (select (array[5, 4, 5, 3, 5, 2, 4])[1 + r.request_id % 7] as score) s
where r.collected_at < now() - interval '5 hours' and r.request_id % 3 <> 0;
insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
select r.vehicle_id, r.arrival_kilometres, 'check_in', r.arrived_at
from public.service_requests r where r.arrived_at is not null;
-- What each car showed at its visits of the last year or more, up to its kilometres of now; three have not been seen often.
insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
select v.vehicle_id, v.km_driven - (least(9 + v.vehicle_id * 17 % 34, v.km_driven / 500) * d.days_ago)::int,
  'check_in', now() - make_interval(days => d.days_ago::int, hours => 5)
from public.vehicles v
cross join lateral (
  select 20 + v.vehicle_id * 13 % 30 + n * (50 + v.vehicle_id * 7 % 18) as days_ago
  from generate_series(0, case when v.vehicle_id % 7 = 5 then 1 else 6 end) n
) d
where v.km_driven is not null;
-- The kilometres of now, of cars that are not here: typed by their owners in the last days.
insert into public.odometer_readings (vehicle_id, kilometres, source, read_at)
select v.vehicle_id, v.km_driven, 'owner', now() - make_interval(days => v.vehicle_id::int * 5 % 12, hours => 3)
from public.vehicles v
where v.km_driven > (select max(o.kilometres) from public.odometer_readings o where o.vehicle_id = v.vehicle_id);
-- The papers of some cars: renewed, good for long, near their end, and past it.
insert into private.vehicle_documents (vehicle_id, kind, number, valid_until, note)
select v.vehicle_id, d.kind, d.number, private.today() + d.ends_in, d.note
from (values
  ('KA 01 AB 1234', 'insurance', 'OG-24-1701-8842', -353, 'Third party and own damage'),
  ('KA 01 AB 1234', 'insurance', 'OG-25-1701-9017', 12, 'Third party and own damage'),
  ('KA 01 AB 1234', 'puc', 'KA00123456789', -3, null), ('KA 01 AB 1234', 'warranty', null, 410, 'Battery, 36 months'),
  ('KA 03 MN 7788', 'warranty', null, 1205, 'High-voltage battery, 8 years'),
  ('KA 05 CD 4321', 'fitness', null, 25, null), ('KA 02 ZX 9001', 'insurance', null, 88, null),
  ('KA 03 MA 5656', 'permit', 'KA-T-2291', 6, 'Tourist permit'), ('KA 03 MA 5656', 'insurance', null, -20, null)
) as d (plate, kind, number, ends_in, note)
join public.vehicles v on v.registration_number = d.plate;
insert into private.service_intervals (service_id, fuel_type, months, kilometres)
select s.service_id, i.fuel_type, i.months, i.kilometres
from (values
  ('Oil Change & Maintenance', null, 12, 10000), ('Oil Change & Maintenance', 'diesel', 12, 8000),
  ('Oil Change & Maintenance', 'electric', null, null), ('Periodic Service', null, 12, 15000),
  ('Periodic Service', 'electric', 24, 20000), ('Tire Services', null, null, 10000), ('Battery Service', null, 36, null),
  ('Battery Service', 'electric', null, null), ('Air Conditioning Service', null, 24, null),
  ('Brake Repair & Service', null, null, 40000)
) as i (service, fuel_type, months, kilometres)
join public.services s on s.name = i.service;
-- What the service book of one model says.
insert into private.service_intervals (service_id, cartype_id, car_model, months, kilometres)
select s.service_id, c.cartype_id, c.brand || ' ' || c.model, 12, 10000
from public.services s join public.cartypes c on (c.brand, c.model) = ('Hyundai', 'Creta')
where s.name = 'Periodic Service';
-- What the owner of a car at work said when it came, with the fee for finding out.
insert into public.request_lines (
  request_id, position, kind, description, quantity, unit, source, created_at
)
select r.request_id, (select max(l.position) + 1 from public.request_lines l where l.request_id = r.request_id), 'labour',
  'Rattles over speed bumps', 1, 'job', 'front_desk', r.arrived_at
from public.service_requests r
where r.status = 'in_progress' and r.registration_number = 'KA 02 ZX 9001';
update public.services s set is_diagnosis = true where s.name = 'Engine Diagnostics';

-- The stages of the cars that are here: some wait, and one goes on after it had waited.
delete from private.stage_entries where true;
insert into private.stage_entries (request_id, stage, reason, since, until, set_by_name)
select r.request_id, e.stage, e.reason, r.arrived_at + stay.length * e.begins, 
  case when e.ends < 1 then r.arrived_at + stay.length * e.ends end,
  case when e.reason <> 'customer' then r.mechanic_name end
from (
  select q.*, row_number() over (partition by q.status order by q.request_id) as place
  from public.service_requests q where q.arrived_at is not null and q.collected_at is null
) r
cross join lateral (select now() - r.arrived_at as length) stay
join (values
  ('in_progress', 0, 'arrived', null, 0, 0.1), ('in_progress', 0, 'in_progress', null, 0.1, 1),
  ('in_progress', 1, 'arrived', null, 0, 0.1), ('in_progress', 1, 'in_progress', null, 0.1, 0.5),
  ('in_progress', 1, 'waiting', 'parts', 0.5, 1),
  ('in_progress', 2, 'arrived', null, 0, 0.2), ('in_progress', 2, 'waiting', 'lift', 0.2, 0.4),
  ('in_progress', 2, 'in_progress', null, 0.4, 0.7), ('in_progress', 2, 'waiting', 'customer', 0.7, 1),
  ('approved', null, 'arrived', null, 0, 1),
  ('completed', null, 'arrived', null, 0, 0.2), ('completed', null, 'in_progress', null, 0.2, 0.7),
  ('completed', null, 'ready', null, 0.7, 1), ('cancelled', null, 'ready', null, 0, 1)
) as e (status, turn, stage, reason, begins, ends)
  on e.status = r.status and (e.turn is null or e.turn = r.place % 3);

-- What is promised for the cars that are here, within the opening hours whenever the demo begins: one is late, the others have
-- until the evening or the next days.
update public.service_requests r
set promised_at = case when h.place > 1 then private.after_work((h.place - 1)::int * 120) else (
  select max(t.moment) from private.open_days(private.today() - 8, private.today()) d
  cross join lateral (values (d.day + d.opens + interval '1 hour'), (d.day + d.closes - interval '1 hour')) c (clock)
  cross join lateral (select c.clock at time zone private.garage_time_zone() as moment) t
  where d.minutes > 0 and t.moment < now()
) end
from (
  select q.request_id, row_number() over (order by q.request_id) as place from public.service_requests q
  where q.arrived_at is not null and q.collected_at is null and q.status in ('approved', 'in_progress')
) h
where h.request_id = r.request_id;

-- Some of today's work has a time on the schedule.
update public.service_requests r set planned_start = t.starts
from (values ('TS 09 KR 5150', time '10:30'), ('KA 09 RM 4455', '11:00')) as t (registration, starts)
where r.registration_number = t.registration and r.status = 'approved';

drop table demo_requests;
drop table demo_deliveries;

-- A list of customers that someone uploaded and checked, with two rows to correct.
insert into private.imports (kind, file_name, file_hash, headings, row_count, mapping, started_by_name)
select 'customers', 'Customers until 2020.csv', repeat('0', 64), '{Customer Name,Mobile No.,City}', 6,
  '{"name": 0, "phone": 1, "address": 2}', m.name
from public.managers m where m.email = 'manager@pitlane.test';
insert into private.import_rows (import_id, row_number, cells)
select i.import_id, r.row_number, r.cells
from private.imports i cross join (values
  (2, array['Nandini Rao', '+91 97411 20001', 'Jayanagar, Bengaluru']),
  (3, array['Joseph Mathew', '+91 97411 20002', 'Frazer Town, Bengaluru']),
  (4, array['', '+91 97411 20003', 'Hebbal, Bengaluru']),
  (5, array['Farhan Qureshi', 'see notebook', 'Shivajinagar, Bengaluru']),
  (6, array['Nandini Rao', '97411-20001', '']),
  (7, array['Lakshmi Hegde', '+91 97411 20004', 'Malleswaram, Bengaluru'])
) r (row_number, cells);
select private.check_staged_rows(i) from private.imports i;

-- Invoices and payments, in the order of time, because their numbers follow it. The two jobs completed last wait for their
-- invoice; every seventh invoice is unpaid, every seventh paid in part; one is credited in part and refunded, one credited
-- whole and issued again; an open job has a deposit.
insert into private.billing_details (customer_id, name, address, state_code, tax_number)
select v.customer_id, 'Reddy Textiles Pvt Ltd', '12 Begumpet Road, Hyderabad 500016', '36', '36AABCT1332L1ZF'
from public.vehicles v where v.registration_number = 'TS 09 KR 2468';
do $$
declare
  boss public.managers := (select m from public.managers m where m.email = 'manager@pitlane.test');
  step record;
  balance private.request_balances;
  invoice private.invoices;
begin
  for step in
    with jobs as (
      select r, row_number() over (order by r.completion_date desc, r.request_id) as place,
        (array['upi', 'cash', 'card', 'upi', 'bank'])[mod(r.request_id, 5) + 1] as method
      from public.service_requests r where r.status = 'completed'
    ), steps as (
      select (j.r).completion_date + interval '10 minutes' as at, 1 as turn, 'issue' as what, (j.r).request_id, null::numeric as amount, null as method
      from jobs j where j.place > 2
      union all
      select (j.r).completion_date + interval '20 minutes', 2, 'pay', (j.r).request_id, case mod(j.place, 7) when 4 then 1000 end, j.method
      from jobs j where j.place > 2 and mod(j.place, 7) <> 3
      union all
      select (j.r).created_at + interval '10 minutes', 0, 'deposit', (j.r).request_id, 500, 'upi' from jobs j where j.place = 5
      union all
      select now() - interval '1 day', 3, 'credit part', (j.r).request_id, null, null from jobs j where j.place = 6
      union all
      select now() - interval '1 day', 4, 'refund', (j.r).request_id, null, 'upi' from jobs j where j.place = 6
      union all
      select (j.r).completion_date + interval '15 minutes', 3, 'credit whole', (j.r).request_id, null, null
      from jobs j where j.place = 12
      union all
      select (j.r).completion_date + interval '16 minutes', 4, 'issue', (j.r).request_id, null, null from jobs j where j.place = 12
      union all
      select r.created_at + interval '30 minutes', 0, 'deposit', r.request_id, 1000, 'cash'
      from public.service_requests r where r.registration_number = 'KA 03 MN 7788' and r.status = 'in_progress'
    )
    select s.* from steps s where s.at < now() order by s.at, s.turn
  loop
    if step.what = 'issue' then
      perform private.write_invoice(private.lock_draft(step.request_id), step.at, boss.manager_id, boss.name);
      continue;
    end if;
    balance := private.lock_balance(step.request_id);
    if step.what like 'credit%' then
      select i.* into invoice from private.invoices i where i.invoice_id = balance.invoice_id;
      perform private.write_credit_note(
        invoice, case step.what when 'credit part' then '[{"position": 1, "amount": 250}]'::jsonb end,
        case step.what when 'credit part' then 'The wheel was scratched' else 'Made out to the wrong person' end,
        step.at, boss.manager_id, boss.name
      );
    elsif step.what = 'refund' then
      perform private.add_payment(
        balance, 'refund', -(private.balance_of(step.request_id) ->> 'refundable')::numeric, step.method, null,
        'The wheel was scratched', null, step.at, boss.manager_id, boss.name
      );
    elsif step.what = 'deposit' or balance.due > 0 then
      perform private.add_payment(
        balance, case step.what when 'deposit' then 'deposit' else 'payment' end,
        coalesce(least(step.amount, nullif(balance.due, 0)), step.amount, balance.due), step.method,
        case when step.method <> 'cash' then 'UTR ' || (41000000 + step.request_id * 137) end, null, null, step.at,
        boss.manager_id, boss.name
      );
    end if;
  end loop;
end
$$;
-- Jobs that are not invoiced have their draft.
select private.lock_draft(r.request_id) from public.service_requests r
where r.status = 'completed' and not exists (
  select from private.request_balances b where b.request_id = r.request_id and b.invoice_id is not null
);

-- Today's cash drawer.
insert into private.till_entries (day, kind, amount, reason, recorded_by_name)
select private.today(), e.kind, e.amount, e.reason, m.name
from public.managers m
cross join (values ('float', 2000, null), ('out', 120, 'Tea and biscuits')) as e (kind, amount, reason)
where m.email = 'manager@pitlane.test';

-- What the garage paid in the last weeks.
insert into private.expenses (
  day, supplier, category, amount, tax, tax_rate, gstin, method, bill_number, note, recorded_at, recorded_by_name
)
select d.day, e.supplier, e.category, e.amount,
  case when e.rate is null then 0 else (select s.igst from private.tax_split(e.amount, e.rate, true) s) end, e.rate, e.gstin,
  e.method, e.bill_number, e.note, d.day::timestamp at time zone private.garage_time_zone() + interval '11 hours', m.name
from public.managers m
cross join (values
  (0, 'Anand Tea Stall', 'staff', 180.00, null, null, 'cash', null, 'Tea and snacks'),
  (0, 'Sri Lakshmi Auto Spares', 'parts', 4720.00, 18, '29AAGCP7383J1ZQ', 'upi', 'SL/1182', 'Clutch cable, two sets of wiper blades'),
  (2, 'City Car Transport', 'transport', 1500.00, null, null, 'upi', null, 'Towing of a car from Hosur Road'),
  (3, 'Precision Crankshaft Works', 'outside_work', 3540.00, 18, '29AAGCP7383J1ZQ', 'bank', '447', 'Cylinder head skimmed'),
  (9, 'BESCOM', 'utilities', 6842.00, null, null, 'bank', '90871134', 'Electricity'),
  (12, 'Hardware Corner', 'tools', 2124.00, 18, null, 'card', null, 'Socket set'),
  (20, 'N. Krishnamurthy', 'rent', 45000.00, null, null, 'bank', null, 'Rent of the workshop')
) as e (days_ago, supplier, category, amount, rate, gstin, method, bill_number, note)
cross join lateral (select private.today() - e.days_ago as day) d
where m.email = 'manager@pitlane.test'
order by e.days_ago desc;

-- Of whom each part is bought, one order that is on its way and one that was not sent yet.
insert into private.part_suppliers (part_id, supplier_id, unit_cost)
select p.id, s.supplier_id, p.avg_cost from public.parts p join private.suppliers s on s.name like
  case when p.category in ('Brakes', 'Transmission') then 'Chennai%' when p.category = 'Body' then 'Sri%' else 'Bosch%' end;
insert into private.purchase_orders (supplier_id, state, due_on, created_at, created_by_name, sent_at, sent_to)
select s.supplier_id, o.state, o.due_on, now() - o.ago, m.name, case when o.state = 'sent' then now() - o.ago end,
  case when o.state = 'sent' then s.email end
from public.managers m
cross join (values
  ('Bosch%', 'sent', private.today() + 1, interval '1 day'), ('Chennai%', 'draft', null, interval '2 hours')
) as o (supplier, state, due_on, ago)
join private.suppliers s on s.name like o.supplier
where m.email = 'manager@pitlane.test' order by o.ago desc;
insert into private.purchase_order_lines (order_id, part_id, quantity, unit_cost)
select o.order_id, p.id, l.quantity, p.avg_cost from private.purchase_orders o join private.suppliers s using (supplier_id)
join (values
  ('Bosch%', 'OIL-0W20', 20), ('Bosch%', 'FLT-OIL-D', 12), ('Bosch%', 'ELE-ALT', 2), ('Chennai%', 'BRK-DSC-R', 4)
) as l (supplier, code, quantity) on s.name like l.supplier
join public.parts p on p.part_code = l.code order by o.order_id, p.id;

-- The clock: on completed jobs about as long as was sold, in the last two weeks also on other work, and cleaning at the end.
delete from private.clock_entries where true;
insert into private.clock_entries (
  mechanic_id, mechanic_name, request_id, registration_number, service_name, other_work, note, started_at, ended_at, began, ended,
  received_at
)
with slots as materialized (
  select m.mechanic_id, m.name, d.day, s.place, s.ended, t.starts, t.ends
  from public.mechanics m
  join private.mechanic_days(private.today() - 165, private.today()) d on d.mechanic_id = m.mechanic_id and d.minutes > 0
  cross join (values
    (1, time '09:02', time '11:10', 'another'), (2, '11:10', '12:57', 'another'), (3, '13:33', '16:40', 'another'), (4, '16:44', '17:50', 'stop')
  ) s (place, starts, ends, ended)
  cross join lateral (
    select make_interval(mins => ((d.day - date '2000-01-01') * 7 + m.experience_years * 5 + s.place) % 9) as late
  ) l
  cross join lateral (
    select (d.day + s.starts + l.late) at time zone private.garage_time_zone() as starts,
      (d.day + s.ends + case when s.place in (1, 3) then interval '0' else l.late end) at time zone private.garage_time_zone() as ends
  ) t
  where d.starts <= s.starts and d.ends >= s.ends and t.ends < now() - interval '90 minutes'
), jobs as (
  -- The last ones before its completion, as many as the sold minutes need; of two jobs the later one has it.
  select distinct on (n.mechanic_id, n.starts) n.mechanic_id, n.starts, r.request_id, r.registration_number, r.service_name,
    -- 85 to 120 % of what was sold, where there is so much time.
    least(1, w.sold * (85 + r.request_id % 8 * 5) / 100.0 / n.available) as share, n.is_last
  from public.service_requests r
  cross join lateral (
    select sum(l.minutes) as sold from public.request_lines l
    where l.request_id = r.request_id and l.status = 'approved'
  ) w
  cross join lateral (
    select k.*, k.place_back = 1 as is_last, sum(extract(epoch from k.ends - k.starts) / 60) over () as available
    from (
      select s.*, row_number() over (order by s.starts desc) as place_back from slots s
      where s.mechanic_id = r.assigned_mechanic and s.place < 4 and s.starts < r.completion_date
    ) k
    where k.place_back <= greatest(1, least(5, ceil(w.sold / 140.0)))
  ) n
  where r.status = 'completed' and w.sold > 0
  order by n.mechanic_id, n.starts, r.completion_date desc, r.request_id desc
)
select s.mechanic_id, s.name, j.request_id, j.registration_number, j.service_name, o.kind,
  case when o.kind = 'other' then
    case (s.day - date '2000-01-01') % 3 when 0 then 'Annual check of the lifts' when 1 then 'Sorted the tool room' else 'Fleet check at Metro Cabs' end
  end,
  s.starts, s.starts + (s.ends - s.starts) * coalesce(j.share, 1)::double precision,
  case when o.kind is null then 'start' else 'other_work' end,
  case when j.is_last then 'complete' when j.request_id is not null then 'queue' else s.ended end, s.starts
from slots s
left join jobs j using (mechanic_id, starts)
cross join lateral (
  select case when j.request_id is null then
    case when s.place = 4 then 'cleaning'
      else (array['driving', 'other', 'training', 'other'])[1 + (s.day - date '2000-01-01' + s.place) % 4] end
  end as kind
) o
where j.request_id is not null or s.day >= private.today() - 13;
-- One stopped only when she came home, which she says, and two such words were decided.
update private.clock_entries e set ended_at = e.ended_at + interval '3 hours 20 minutes'
where e.entry_id = (
  select c.entry_id from private.clock_entries c join public.mechanics m using (mechanic_id)
  where m.employee_id = 'MEC-002' and c.ended = 'stop' and c.started_at < now() - interval '1 day' order by c.started_at desc limit 1
);
insert into private.clock_corrections (
  entry_id, mechanic_id, mechanic_name, started_at, ended_at, was_started_at, was_ended_at, reason, proposed_at, proposed_by_name, state,
  decided_at, decided_by_name, answer
)
select e.entry_id, e.mechanic_id, e.mechanic_name, e.started_at, e.ended_at - w.ran, e.started_at, e.ended_at, w.reason,
  e.ended_at + interval '14 hours', e.mechanic_name, w.state, case when w.state <> 'open' then e.ended_at + interval '15 hours' end,
  case when w.state <> 'open' then boss.name end, w.answer
from (values
  ('MEC-002', 1, interval '3 hours 20 minutes', 'Stopped it at home: I left at six', 'open', null),
  ('MEC-001', 3, interval '10 minutes', 'Washed my hands before', 'refused', 'That is working time'),
  ('MEC-003', 2, interval '25 minutes', 'Drove home straight from the customer', 'accepted', null)
) w (employee_id, place, ran, reason, state, answer)
join public.mechanics m on m.employee_id = w.employee_id
cross join lateral (
  select c.* from private.clock_entries c
  where c.mechanic_id = m.mechanic_id and c.ended = 'stop' and c.started_at < now() - interval '1 day'
  order by c.started_at desc offset w.place - 1 limit 1
) e
join public.managers boss on boss.email = 'manager@pitlane.test';
update private.clock_entries e set ended_at = c.ended_at, ended = 'correction'
from private.clock_corrections c where c.entry_id = e.entry_id and c.state = 'accepted';
-- Who is on the clock now: for a car that does not wait.
insert into private.clock_entries (
  mechanic_id, mechanic_name, request_id, registration_number, service_name, started_at, began, received_at
)
select distinct on (r.assigned_mechanic) r.assigned_mechanic, r.mechanic_name, r.request_id, r.registration_number, r.service_name,
  now() - interval '50 minutes', 'start', now() - interval '50 minutes'
from public.service_requests r
where r.status = 'in_progress' and not exists (
  select from private.stage_entries s where s.request_id = r.request_id and s.until is null and s.stage = 'waiting'
)
order by r.assigned_mechanic, r.request_id;
insert into private.clock_entries (mechanic_id, mechanic_name, other_work, started_at, began, received_at)
select m.mechanic_id, m.name, 'cleaning', now() - interval '20 minutes', 'other_work', now() - interval '20 minutes'
from public.mechanics m where m.employee_id = 'MEC-005';

-- The audit trail, as if these users had made all changes in the portal.
insert into private.changes (
  changed_at, actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
)
select h.changed_at, (h.actor ->> 'id')::uuid, h.actor ->> 'name', h.actor ->> 'role', h.action, h.subject, h.subject_key,
  h.subject_label, h.before, h.after
from (
  select r.created_at as changed_at, private.account_of(r.customer_id) as actor, 'added' as action,
    'request' as subject, r.request_id::text as subject_key, r.service_name as subject_label, null::jsonb as before,
    jsonb_build_object('status', 'pending', 'scheduled_date', r.scheduled_date,
      'estimated_cost', (private.first_service_line(r.request_id)).amount, 'is_paid', false, 'registration_number', r.registration_number) as after
  from public.service_requests r
  union all
  select r.created_at + interval '20 minutes', private.account_of(boss.manager_id), 'changed', 'request',
    r.request_id::text, r.service_name, '{"status": "pending"}',
    jsonb_build_object('status', 'approved', 'mechanic_name', r.mechanic_name)
  from public.service_requests r
  join public.managers boss on boss.email = 'manager@pitlane.test'
  where r.mechanic_name is not null
  union all
  select r.completion_date, private.account_of(r.assigned_mechanic), 'changed', 'request', r.request_id::text,
    r.service_name, '{"status": "in_progress"}',
    jsonb_build_object('status', 'completed', 'final_cost', r.final_cost, 'mechanic_notes', r.mechanic_notes)
  from public.service_requests r where r.status = 'completed'
  union all
  select r.completion_date, private.account_of(r.assigned_mechanic), 'added', 'used_part', r.request_id::text,
    u.part_name, null, jsonb_build_object('quantity_used', u.quantity_used, 'part_cost', u.part_cost)
  from public.service_request_parts u join public.service_requests r using (request_id)
  union all
  select s.payment_date, private.account_of(s.paid_by), 'added', 'payment', s.payment_id::text, s.mechanic_name, null,
    jsonb_build_object('time_based_pay', s.time_based_pay, 'bonus_amount', s.bonus_amount,
      'total_amount', s.total_amount, 'jobs_included', to_jsonb(s.jobs_included))
  from public.salary_payments s
  union all
  select r.closed_at, private.account_of((select manager_id from public.managers where email = 'manager@pitlane.test')), 'changed', 'pay_run',
    r.pay_run_id::text, r.pay_run_id::text, '{"state": "draft"}', jsonb_build_object('state', r.state, 'total', r.total)
  from private.pay_runs r
  union all
  select i.issued_at, private.account_of(i.issued_by), 'added', 'invoice', i.request_id::text, i.number, null,
    jsonb_strip_nulls(jsonb_build_object('kind', i.kind, 'number', i.number, 'total', i.total, 'reason', i.reason))
  from private.invoices i
  union all
  select p.recorded_at, private.account_of(p.recorded_by), 'added', 'receipt', p.request_id::text, p.receipt_number, null,
    jsonb_strip_nulls(jsonb_build_object(
      'kind', p.kind, 'receipt_number', p.receipt_number, 'amount', p.amount, 'method', p.method, 'reason', p.reason
    ))
  from private.customer_payments p
  union all
  select e.recorded_at, private.account_of(m.manager_id), 'added', 'expense', e.expense_id::text, e.supplier, null,
    jsonb_build_object(
      'day', e.day, 'supplier', e.supplier, 'category', e.category, 'amount', e.amount, 'tax', e.tax, 'method', e.method
    )
  from private.expenses e join public.managers m on m.email = 'manager@pitlane.test'
) h
order by h.changed_at;

-- What customers were told in the last weeks, and what is in the bells.
create temporary table told on commit drop as
select e.event, r.request_id, r.customer_id, r.assigned_mechanic, c.email, e.at,
  jsonb_strip_nulls(jsonb_build_object('day', r.scheduled_date, 'mechanic', r.mechanic_name)) || e.facts as details
from public.service_requests r join public.customers c on c.customer_id = r.customer_id
cross join lateral (values
  ('booking_received', r.created_at, '{}'::jsonb),
  ('booking_approved', case when r.assigned_mechanic is not null then r.created_at + interval '2 hours' end, '{}'),
  ('booking_moved', r.moved_at, '{}'), ('booking_cancelled', r.cancelled_at, '{}'), ('car_arrived', r.arrived_at, '{}'),
  ('estimate_to_answer', (select min(e.sent_at) from private.estimates e where e.request_id = r.request_id), (
    select jsonb_build_object('amount', e.amount) from private.estimates e where e.request_id = r.request_id limit 1
  )),
  ('car_ready', r.completion_date, jsonb_build_object('amount', r.final_cost))
) e (event, at, facts)
where e.at between now() - interval '45 days' and now();
insert into told
select e.event, e.request_id, e.customer_id, null::uuid, c.email, e.at, e.details
from (
  select 'invoice_issued' as event, i.request_id, i.customer_id, i.issued_at as at,
    jsonb_build_object('number', i.number, 'amount', i.total, 'invoice_id', i.invoice_id) as details
  from private.invoices i where i.kind <> 'credit_note'
  union all
  select 'invoice_reminder', i.request_id, i.customer_id, i.issued_at + interval '8 days',
    jsonb_build_object('number', i.number, 'amount', b.due, 'invoice_id', i.invoice_id)
  from private.request_balances b join private.invoices i on i.invoice_id = b.invoice_id where b.due > 0
  union all
  select 'payment_received', p.request_id, p.customer_id, p.recorded_at, jsonb_strip_nulls(jsonb_build_object(
    'number', p.receipt_number, 'amount', p.amount, 'payment_id', p.payment_id, 'invoice_id', p.invoice_id
  ))
  from private.customer_payments p where p.kind in ('deposit', 'payment')
) e
join public.customers c on c.customer_id = e.customer_id
where e.at between now() - interval '45 days' and now();
insert into private.outbox (event, channel, key, recipient, request_id, details, state, created_at, due_at, attempts, sent_at)
select t.event, 'mail', concat_ws(':', t.event, t.request_id, coalesce(t.details ->> 'number', 'demo')), t.customer_id,
  t.request_id, t.details, 'sent', t.at, t.at, 1, t.at + interval '5 seconds'
from told t where t.email is not null order by t.at, t.request_id;
update private.outbox o set state = 'failed', sent_at = null, attempts = case o.message_id % 2 when 0 then 8 else 1 end,
  problem = case o.message_id % 2 when 0 then 'No answer in time' else '550 5.1.1 No such mailbox' end
where o.message_id in (
  select f.message_id from private.outbox f join auth.users u on u.id = f.recipient
  where u.email <> 'customer@pitlane.test' order by f.message_id desc limit 2
);
insert into private.outbox (
  event, channel, key, recipient, request_id, details, state, created_at, due_at, opened_at, opened_by_name
)
select t.event, 'whatsapp', 'opened:demo', t.customer_id, t.request_id, t.details, 'opened', t.at, t.at,
  t.at + interval '10 minutes', m.name
from (
  select t.* from told t join public.customers c on c.customer_id = t.customer_id and c.phone is not null
  where t.event = 'car_ready' and t.at < now() - interval '1 hour' order by t.at desc limit 1
) t
join public.managers m on m.email = 'manager@pitlane.test';
insert into private.notices (recipient, event, key, request_id, details, created_at, read_at)
select n.recipient, n.event, concat_ws(':', n.event, n.request_id, coalesce(n.details ->> 'number', 'demo')), n.request_id, n.details, n.at,
  case when n.at < now() - interval '2 days' then n.at + interval '3 hours' end
from (
  select t.customer_id as recipient, t.event, t.request_id, t.details, t.at from told t
  union all
  select t.assigned_mechanic, 'job_assigned', t.request_id, t.details, t.at from told t where t.event = 'booking_approved'
  union all
  select m.manager_id, 'booking_made', t.request_id, t.details, t.at
  from told t cross join public.managers m where t.event = 'booking_received'
) n
order by n.at, n.request_id;
insert into private.notices (recipient, event, key, details)
select m.manager_id, 'message_failed', concat_ws(':', 'message_failed', o.idempotency_key),
  jsonb_build_object('message', o.event, 'channel', o.channel)
from public.managers m cross join private.outbox o where o.state = 'failed';

alter table public.service_requests enable trigger record_change;
alter table public.request_lines enable trigger record_change;
alter table public.service_request_parts enable trigger record_change;
alter table public.parts enable trigger record_change;
alter table public.parts enable trigger record_opening;
alter table public.parts enable trigger record_movement;
alter table public.parts enable trigger record_price;
alter table public.mechanics enable trigger record_change;
alter table public.managers enable trigger record_change;
alter table public.salary_payments enable trigger record_change;
alter table private.bank_accounts enable trigger record_change;
alter table private.pay_questions enable trigger record_change;
alter table private.pay_lines enable trigger record_change;
alter table private.pay_runs enable trigger record_change;
alter table private.garage enable trigger record_change;
alter table private.garage_logo enable trigger record_change;
alter table public.opening_hours enable trigger record_change;
alter table public.closed_days enable trigger record_change;
alter table public.bays enable trigger record_change;
alter table private.mechanic_hours enable trigger record_change;
alter table private.absences enable trigger record_change;
alter table private.stage_entries enable trigger record_change;
alter table private.stage_entries enable trigger record_end;
alter table public.services enable trigger record_change;
alter table public.cartypes enable trigger record_change;
alter table private.inspection_templates enable trigger record_change;
alter table private.bundles enable trigger record_change;
alter table private.inspections enable trigger record_change;
alter table public.request_photos enable trigger record_change;
alter table private.inspection_items enable trigger record_change;
alter table private.estimates enable trigger record_change;
alter table private.approval_records enable trigger record_change;
alter table private.invoices enable trigger record_change;
alter table private.customer_payments enable trigger record_change;
alter table private.expenses enable trigger record_change;
alter table private.suppliers enable trigger record_change;
alter table private.supplier_bills enable trigger record_change;
alter table private.supplier_payments enable trigger record_change;
alter table private.clock_corrections enable trigger record_change;
alter table private.purchase_orders enable trigger record_change;
alter table private.part_categories enable trigger record_change;
alter table private.stock_takes enable trigger record_change;
alter table private.service_intervals enable trigger record_change;
alter table private.feedback enable trigger record_change;
alter table private.vehicle_documents enable trigger record_change;
alter table public.vehicles enable trigger note_new_kilometres;
alter table public.service_requests enable trigger tell_of_request;
alter table private.approval_records enable trigger tell_of_answer;

-- What is due, for the list of it. Nobody is reminded of the demo data's: their messages would differ by the hour.
select private.renew_due_work(1000);
update private.due_work set reminded = 3 where true;
-- Its owner is reminded of one that was put off, before that day.
update private.due_work set put_off_until = private.today() + 30, put_off_reason = 'After the holidays', reminded = null,
  put_off_by_name = (select m.name from public.managers m where m.email = 'manager@pitlane.test')
where due_id = (select min(d.due_id) from private.due_work d where d.kind = 'deferred');

-- The turn of the parts, as the first reminders of each day count it.
select private.count_turns();

interface TitledRequest {
  registration_number: string;
  service_name: string;
}

/** 'KA 02 ZX 9001 · Engine Diagnostics', the title of every page about a request. */
export const requestTitle = ({ registration_number, service_name }: TitledRequest): string =>
  `${registration_number} · ${service_name}`;

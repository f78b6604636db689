export interface ProfileDetails {
  name: string;
  phone: string;
  /** A customer's only. */
  address?: string;
}

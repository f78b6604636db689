/** A device on which the user is signed in. */
export interface SignedInDevice {
  session_id: string;
  created_at: string;
  /** When its session was last renewed. */
  used_at: string;
  /** Null where the backend does not know it. */
  user_agent: string | null;
  is_current: boolean;
}

export interface ProfileDetails {
  name: string;
  phone: string;
  /** A customer's only. */
  address?: string;
}

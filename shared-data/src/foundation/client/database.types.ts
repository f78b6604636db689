/** Generated from the schema by `npm run types -w shared-data`. Do not edit. */
import type { Answers } from '../../answers/answers.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      bays: {
        Row: {
          active: boolean;
          bay_id: number;
          name: string;
        };
        Insert: {
          active?: boolean;
          bay_id?: never;
          name: string;
        };
        Update: {
          active?: boolean;
          bay_id?: never;
          name?: string;
        };
        Relationships: [];
      };
      cartypes: {
        Row: {
          active: boolean;
          body_type: string;
          brand: string;
          cartype_id: number;
          height_mm: number | null;
          is_electric: boolean;
          length_mm: number | null;
          model: string;
          wheelbase_mm: number | null;
        };
        Insert: {
          active?: boolean;
          body_type: string;
          brand: string;
          cartype_id?: never;
          height_mm?: number | null;
          is_electric?: boolean;
          length_mm?: number | null;
          model: string;
          wheelbase_mm?: number | null;
        };
        Update: {
          active?: boolean;
          body_type?: string;
          brand?: string;
          cartype_id?: never;
          height_mm?: number | null;
          is_electric?: boolean;
          length_mm?: number | null;
          model?: string;
          wheelbase_mm?: number | null;
        };
        Relationships: [];
      };
      closed_days: {
        Row: {
          day: string;
          reason: string;
        };
        Insert: {
          day: string;
          reason: string;
        };
        Update: {
          day?: string;
          reason?: string;
        };
        Relationships: [];
      };
      customers: {
        Row: {
          address: string | null;
          closed_at: string | null;
          created_at: string;
          customer_id: string;
          email: string | null;
          email_verified: boolean;
          has_login: boolean;
          name: string;
          phone: string | null;
          search_text: string;
          status: 'active' | 'inactive';
        };
        Insert: {
          address?: string | null;
          closed_at?: string | null;
          created_at?: string;
          customer_id: string;
          email?: string | null;
          email_verified?: boolean;
          has_login?: boolean;
          name: string;
          phone?: string | null;
          search_text?: never;
          status?: 'active' | 'inactive';
        };
        Update: {
          address?: string | null;
          closed_at?: string | null;
          created_at?: string;
          customer_id?: string;
          email?: string | null;
          email_verified?: boolean;
          has_login?: boolean;
          name?: string;
          phone?: string | null;
          search_text?: never;
          status?: 'active' | 'inactive';
        };
        Relationships: [];
      };
      managers: {
        Row: {
          created_at: string;
          department: string;
          email: string;
          manager_id: string;
          may_change_settings: boolean;
          may_pay: boolean;
          name: string;
          phone: string;
          second_factor: boolean;
        };
        Insert: {
          created_at?: string;
          department?: string;
          email: string;
          manager_id: string;
          may_change_settings?: boolean;
          may_pay?: boolean;
          name: string;
          phone: string;
          second_factor?: boolean;
        };
        Update: {
          created_at?: string;
          department?: string;
          email?: string;
          manager_id?: string;
          may_change_settings?: boolean;
          may_pay?: boolean;
          name?: string;
          phone?: string;
          second_factor?: boolean;
        };
        Relationships: [];
      };
      mechanics: {
        Row: {
          availability_status: 'available' | 'offline' | null;
          available: boolean;
          created_at: string;
          email: string | null;
          email_verified: boolean;
          employee_id: string;
          experience_years: number;
          hire_date: string;
          hourly_rate: number;
          mechanic_id: string;
          name: string;
          phone: string;
          phone_verified: boolean;
          rating: number;
          specialization: string | null;
          specializations: string[];
        };
        Insert: {
          availability_status?: 'available' | 'offline' | null;
          available?: boolean;
          created_at?: string;
          email?: string | null;
          email_verified?: boolean;
          employee_id: string;
          experience_years?: number;
          hire_date?: string;
          hourly_rate?: number;
          mechanic_id: string;
          name: string;
          phone: string;
          phone_verified?: boolean;
          rating?: number;
          specialization?: string | null;
          specializations?: string[];
        };
        Update: {
          availability_status?: 'available' | 'offline' | null;
          available?: boolean;
          created_at?: string;
          email?: string | null;
          email_verified?: boolean;
          employee_id?: string;
          experience_years?: number;
          hire_date?: string;
          hourly_rate?: number;
          mechanic_id?: string;
          name?: string;
          phone?: string;
          phone_verified?: boolean;
          rating?: number;
          specialization?: string | null;
          specializations?: string[];
        };
        Relationships: [];
      };
      odometer_readings: {
        Row: {
          is_reset: boolean;
          kilometres: number;
          read_at: string;
          reading_id: number;
          recorded_by: string | null;
          source: 'check_in' | 'completion' | 'owner' | 'garage' | 'import';
          vehicle_id: number;
        };
        Insert: {
          is_reset?: boolean;
          kilometres: number;
          read_at?: string;
          reading_id?: never;
          recorded_by?: string | null;
          source: 'check_in' | 'completion' | 'owner' | 'garage' | 'import';
          vehicle_id: number;
        };
        Update: {
          is_reset?: boolean;
          kilometres?: number;
          read_at?: string;
          reading_id?: never;
          recorded_by?: string | null;
          source?: 'check_in' | 'completion' | 'owner' | 'garage' | 'import';
          vehicle_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'odometer_readings_vehicle_id_fkey';
            columns: ['vehicle_id'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['vehicle_id'];
          },
        ];
      };
      opening_hours: {
        Row: {
          break_from: string | null;
          break_to: string | null;
          closes: string | null;
          opens: string | null;
          weekday: number;
        };
        Insert: {
          break_from?: string | null;
          break_to?: string | null;
          closes?: string | null;
          opens?: string | null;
          weekday: number;
        };
        Update: {
          break_from?: string | null;
          break_to?: string | null;
          closes?: string | null;
          opens?: string | null;
          weekday?: number;
        };
        Relationships: [];
      };
      parts: {
        Row: {
          avg_cost: number;
          category: string;
          current_stock: number;
          id: number;
          number_keys: string[] | null;
          other_numbers: string[];
          part_code: string;
          part_name: string;
          price: number;
          retired: boolean;
          search_text: string | null;
          shelf: string | null;
          stock_min: number;
          stock_unit: string;
          tax_code: string | null;
          tax_rate: number | null;
          updated_at: string;
        };
        Insert: {
          avg_cost?: number;
          category: string;
          current_stock?: number;
          id?: never;
          number_keys?: never;
          other_numbers?: string[];
          part_code: string;
          part_name: string;
          price?: number;
          retired?: boolean;
          search_text?: never;
          shelf?: string | null;
          stock_min?: number;
          stock_unit?: string;
          tax_code?: string | null;
          tax_rate?: number | null;
          updated_at?: string;
        };
        Update: {
          avg_cost?: number;
          category?: string;
          current_stock?: number;
          id?: never;
          number_keys?: never;
          other_numbers?: string[];
          part_code?: string;
          part_name?: string;
          price?: number;
          retired?: boolean;
          search_text?: never;
          shelf?: string | null;
          stock_min?: number;
          stock_unit?: string;
          tax_code?: string | null;
          tax_rate?: number | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      request_lines: {
        Row: {
          amount: number | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decided_by_name: string | null;
          decision_channel: 'portal' | 'link' | 'phone' | 'in_person' | null;
          decline_reason: string | null;
          description: string;
          discount: number;
          discount_percent: number | null;
          discount_reason: string | null;
          if_it_waits: string | null;
          inspection_item_id: number | null;
          kind: 'labour' | 'part' | 'other';
          line_id: number;
          minutes: number | null;
          part_id: number | null;
          position: number;
          quantity: number;
          replaces: number | null;
          request_id: number;
          sent_at: string | null;
          service_id: number | null;
          source: 'booking' | 'front_desk' | 'inspection' | 'mechanic' | 'import';
          status: 'proposed' | 'approved' | 'declined' | 'withdrawn';
          tax_code: string | null;
          tax_rate: number;
          unit: string;
          unit_price: number | null;
          urgency: 'now' | 'soon' | 'later';
          version: number;
          what_it_is: string | null;
          why_needed: string | null;
        };
        Insert: {
          amount?: never;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_by_name?: string | null;
          decision_channel?: 'portal' | 'link' | 'phone' | 'in_person' | null;
          decline_reason?: string | null;
          description: string;
          discount?: number;
          discount_percent?: number | null;
          discount_reason?: string | null;
          if_it_waits?: string | null;
          inspection_item_id?: number | null;
          kind: 'labour' | 'part' | 'other';
          line_id?: never;
          minutes?: number | null;
          part_id?: number | null;
          position: number;
          quantity: number;
          replaces?: number | null;
          request_id: number;
          sent_at?: string | null;
          service_id?: number | null;
          source: 'booking' | 'front_desk' | 'inspection' | 'mechanic' | 'import';
          status?: 'proposed' | 'approved' | 'declined' | 'withdrawn';
          tax_code?: string | null;
          tax_rate?: number;
          unit: string;
          unit_price?: number | null;
          urgency?: 'now' | 'soon' | 'later';
          version?: number;
          what_it_is?: string | null;
          why_needed?: string | null;
        };
        Update: {
          amount?: never;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decided_by_name?: string | null;
          decision_channel?: 'portal' | 'link' | 'phone' | 'in_person' | null;
          decline_reason?: string | null;
          description?: string;
          discount?: number;
          discount_percent?: number | null;
          discount_reason?: string | null;
          if_it_waits?: string | null;
          inspection_item_id?: number | null;
          kind?: 'labour' | 'part' | 'other';
          line_id?: never;
          minutes?: number | null;
          part_id?: number | null;
          position?: number;
          quantity?: number;
          replaces?: number | null;
          request_id?: number;
          sent_at?: string | null;
          service_id?: number | null;
          source?: 'booking' | 'front_desk' | 'inspection' | 'mechanic' | 'import';
          status?: 'proposed' | 'approved' | 'declined' | 'withdrawn';
          tax_code?: string | null;
          tax_rate?: number;
          unit?: string;
          unit_price?: number | null;
          urgency?: 'now' | 'soon' | 'later';
          version?: number;
          what_it_is?: string | null;
          why_needed?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_lines_part_id_fkey';
            columns: ['part_id'];
            isOneToOne: false;
            referencedRelation: 'parts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_lines_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'request_lines';
            referencedColumns: ['line_id'];
          },
          {
            foreignKeyName: 'request_lines_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['request_id'];
          },
          {
            foreignKeyName: 'request_lines_service_id_fkey';
            columns: ['service_id'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['service_id'];
          },
        ];
      };
      request_photos: {
        Row: {
          bytes: number;
          caption: string | null;
          height: number;
          inspection_item_id: number | null;
          line_id: number | null;
          path: string;
          photo_id: number;
          request_id: number;
          sha256: string;
          stage: 'check_in' | 'inspection' | 'work';
          taken_at: string;
          taken_by: string | null;
          taken_by_name: string;
          width: number;
        };
        Insert: {
          bytes: number;
          caption?: string | null;
          height: number;
          inspection_item_id?: number | null;
          line_id?: number | null;
          path: string;
          photo_id?: never;
          request_id: number;
          sha256: string;
          stage: 'check_in' | 'inspection' | 'work';
          taken_at: string;
          taken_by?: string | null;
          taken_by_name: string;
          width: number;
        };
        Update: {
          bytes?: number;
          caption?: string | null;
          height?: number;
          inspection_item_id?: number | null;
          line_id?: number | null;
          path?: string;
          photo_id?: never;
          request_id?: number;
          sha256?: string;
          stage?: 'check_in' | 'inspection' | 'work';
          taken_at?: string;
          taken_by?: string | null;
          taken_by_name?: string;
          width?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'request_photos_line_id_fkey';
            columns: ['line_id'];
            isOneToOne: false;
            referencedRelation: 'request_lines';
            referencedColumns: ['line_id'];
          },
          {
            foreignKeyName: 'request_photos_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['request_id'];
          },
        ];
      };
      salary_payments: {
        Row: {
          bonus_amount: number;
          idempotency_key: string | null;
          jobs_included: number[];
          mechanic_email: string | null;
          mechanic_id: string | null;
          mechanic_name: string;
          notes: string | null;
          paid_by: string | null;
          payment_date: string;
          payment_id: number;
          time_based_pay: number;
          total_amount: number;
        };
        Insert: {
          bonus_amount: number;
          idempotency_key?: string | null;
          jobs_included: number[];
          mechanic_email?: string | null;
          mechanic_id?: string | null;
          mechanic_name: string;
          notes?: string | null;
          paid_by?: string | null;
          payment_date?: string;
          payment_id?: never;
          time_based_pay: number;
          total_amount: number;
        };
        Update: {
          bonus_amount?: number;
          idempotency_key?: string | null;
          jobs_included?: number[];
          mechanic_email?: string | null;
          mechanic_id?: string | null;
          mechanic_name?: string;
          notes?: string | null;
          paid_by?: string | null;
          payment_date?: string;
          payment_id?: never;
          time_based_pay?: number;
          total_amount?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'salary_payments_mechanic_id_fkey';
            columns: ['mechanic_id'];
            isOneToOne: false;
            referencedRelation: 'mechanics';
            referencedColumns: ['mechanic_id'];
          },
          {
            foreignKeyName: 'salary_payments_paid_by_fkey';
            columns: ['paid_by'];
            isOneToOne: false;
            referencedRelation: 'managers';
            referencedColumns: ['manager_id'];
          },
        ];
      };
      service_request_parts: {
        Row: {
          part_cost: number;
          part_id: number;
          part_name: string;
          quantity_used: number;
          request_id: number;
        };
        Insert: {
          part_cost: number;
          part_id: number;
          part_name: string;
          quantity_used: number;
          request_id: number;
        };
        Update: {
          part_cost?: number;
          part_id?: number;
          part_name?: string;
          quantity_used?: number;
          request_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'service_request_parts_part_id_fkey';
            columns: ['part_id'];
            isOneToOne: false;
            referencedRelation: 'parts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'service_request_parts_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'service_requests';
            referencedColumns: ['request_id'];
          },
        ];
      };
      service_requests: {
        Row: {
          arrival_fuel: 'empty' | 'quarter' | 'half' | 'three_quarters' | 'full' | null;
          arrival_kilometres: number | null;
          arrived_at: string | null;
          assigned_mechanic: string | null;
          belongings: string | null;
          brand: string;
          cancel_reason: string | null;
          cancelled_at: string | null;
          cancelled_by: 'customer' | 'manager' | null;
          cancelled_by_name: string | null;
          checked_in_by: string | null;
          clocked_minutes: number;
          collected_at: string | null;
          completion_date: string | null;
          created_at: string;
          customer_id: string;
          customer_notes: string | null;
          drop_off: string | null;
          estimated_cost: number;
          exceeds_estimate: boolean;
          final_cost: number | null;
          first_promised_at: string | null;
          handed_over_by: string | null;
          idempotency_key: string | null;
          is_paid: boolean;
          key_number: string | null;
          mechanic_name: string | null;
          mechanic_notes: string | null;
          model: string;
          move_reason: string | null;
          moved_at: string | null;
          moved_by: 'customer' | 'manager' | null;
          moved_by_name: string | null;
          moved_from: string | null;
          overbooked_by: string | null;
          paid_minutes: number;
          planned_start: string | null;
          promised_at: string | null;
          registration_number: string;
          repeats: number | null;
          request_id: number;
          scheduled_date: string;
          service_name: string;
          sold_minutes: number;
          sold_service_id: number | null;
          started_at: string | null;
          status: 'pending' | 'approved' | 'in_progress' | 'completed' | 'cancelled';
          vehicle_id: number | null;
          year: number | null;
        };
        Insert: {
          arrival_fuel?: 'empty' | 'quarter' | 'half' | 'three_quarters' | 'full' | null;
          arrival_kilometres?: number | null;
          arrived_at?: string | null;
          assigned_mechanic?: string | null;
          belongings?: string | null;
          brand: string;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          cancelled_by?: 'customer' | 'manager' | null;
          cancelled_by_name?: string | null;
          checked_in_by?: string | null;
          clocked_minutes?: number;
          collected_at?: string | null;
          completion_date?: string | null;
          created_at?: string;
          customer_id: string;
          customer_notes?: string | null;
          drop_off?: string | null;
          estimated_cost: number;
          exceeds_estimate?: boolean;
          final_cost?: number | null;
          first_promised_at?: string | null;
          handed_over_by?: string | null;
          idempotency_key?: string | null;
          is_paid?: boolean;
          key_number?: string | null;
          mechanic_name?: string | null;
          mechanic_notes?: string | null;
          model: string;
          move_reason?: string | null;
          moved_at?: string | null;
          moved_by?: 'customer' | 'manager' | null;
          moved_by_name?: string | null;
          moved_from?: string | null;
          overbooked_by?: string | null;
          paid_minutes?: number;
          planned_start?: string | null;
          promised_at?: string | null;
          registration_number: string;
          repeats?: number | null;
          request_id?: never;
          scheduled_date: string;
          service_name: string;
          sold_minutes?: number;
          sold_service_id?: number | null;
          started_at?: string | null;
          status?: 'pending' | 'approved' | 'in_progress' | 'completed' | 'cancelled';
          vehicle_id?: number | null;
          year?: number | null;
        };
        Update: {
          arrival_fuel?: 'empty' | 'quarter' | 'half' | 'three_quarters' | 'full' | null;
          arrival_kilometres?: number | null;
          arrived_at?: string | null;
          assigned_mechanic?: string | null;
          belongings?: string | null;
          brand?: string;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          cancelled_by?: 'customer' | 'manager' | null;
          cancelled_by_name?: string | null;
          checked_in_by?: string | null;
          clocked_minutes?: number;
          collected_at?: string | null;
          completion_date?: string | null;
          created_at?: string;
          customer_id?: string;
          customer_notes?: string | null;
          drop_off?: string | null;
          estimated_cost?: number;
          exceeds_estimate?: boolean;
          final_cost?: number | null;
          first_promised_at?: string | null;
          handed_over_by?: string | null;
          idempotency_key?: string | null;
          is_paid?: boolean;
          key_number?: string | null;
          mechanic_name?: string | null;
          mechanic_notes?: string | null;
          model?: string;
          move_reason?: string | null;
          moved_at?: string | null;
          moved_by?: 'customer' | 'manager' | null;
          moved_by_name?: string | null;
          moved_from?: string | null;
          overbooked_by?: string | null;
          paid_minutes?: number;
          planned_start?: string | null;
          promised_at?: string | null;
          registration_number?: string;
          repeats?: number | null;
          request_id?: never;
          scheduled_date?: string;
          service_name?: string;
          sold_minutes?: number;
          sold_service_id?: number | null;
          started_at?: string | null;
          status?: 'pending' | 'approved' | 'in_progress' | 'completed' | 'cancelled';
          vehicle_id?: number | null;
          year?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'service_requests_assigned_mechanic_fkey';
            columns: ['assigned_mechanic'];
            isOneToOne: false;
            referencedRelation: 'mechanics';
            referencedColumns: ['mechanic_id'];
          },
          {
            foreignKeyName: 'service_requests_customer_id_fkey';
            columns: ['customer_id'];
            isOneToOne: false;
            referencedRelation: 'customers';
            referencedColumns: ['customer_id'];
          },
          {
            foreignKeyName: 'service_requests_vehicle_id_fkey';
            columns: ['vehicle_id'];
            isOneToOne: false;
            referencedRelation: 'vehicles';
            referencedColumns: ['vehicle_id'];
          },
        ];
      };
      services: {
        Row: {
          active: boolean;
          base_price: number;
          category: 'maintenance' | 'repair' | 'diagnostic' | 'electrical' | 'comfort' | 'major';
          description: string;
          estimated_duration: number;
          highest_price: number | null;
          is_diagnosis: boolean;
          longest_duration: number | null;
          name: string;
          service_id: number;
          shortest_duration: number | null;
        };
        Insert: {
          active?: boolean;
          base_price: number;
          category: 'maintenance' | 'repair' | 'diagnostic' | 'electrical' | 'comfort' | 'major';
          description?: string;
          estimated_duration: number;
          highest_price?: number | null;
          is_diagnosis?: boolean;
          longest_duration?: number | null;
          name: string;
          service_id?: never;
          shortest_duration?: number | null;
        };
        Update: {
          active?: boolean;
          base_price?: number;
          category?: 'maintenance' | 'repair' | 'diagnostic' | 'electrical' | 'comfort' | 'major';
          description?: string;
          estimated_duration?: number;
          highest_price?: number | null;
          is_diagnosis?: boolean;
          longest_duration?: number | null;
          name?: string;
          service_id?: never;
          shortest_duration?: number | null;
        };
        Relationships: [];
      };
      vehicles: {
        Row: {
          brand: string;
          chassis_number: string | null;
          color: string | null;
          created_at: string;
          customer_id: string;
          engine_number: string | null;
          fuel_type: 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'cng';
          km_driven: number | null;
          last_oil_change: string | null;
          model: string;
          registration_number: string;
          vehicle_id: number;
          vin: string | null;
          year: number | null;
        };
        Insert: {
          brand: string;
          chassis_number?: string | null;
          color?: string | null;
          created_at?: string;
          customer_id: string;
          engine_number?: string | null;
          fuel_type?: 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'cng';
          km_driven?: number | null;
          last_oil_change?: string | null;
          model: string;
          registration_number: string;
          vehicle_id?: never;
          vin?: string | null;
          year?: number | null;
        };
        Update: {
          brand?: string;
          chassis_number?: string | null;
          color?: string | null;
          created_at?: string;
          customer_id?: string;
          engine_number?: string | null;
          fuel_type?: 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'cng';
          km_driven?: number | null;
          last_oil_change?: string | null;
          model?: string;
          registration_number?: string;
          vehicle_id?: never;
          vin?: string | null;
          year?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'vehicles_customer_id_fkey';
            columns: ['customer_id'];
            isOneToOne: false;
            referencedRelation: 'customers';
            referencedColumns: ['customer_id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_invitation: {
        Args: {
          code: string;
          email: string;
          password: string;
        };
        Returns: Answers['accept_invitation'];
      };
      add_absence: {
        Args: {
          mechanic_id: string;
          first_day: string;
          last_day: string;
          part: string;
          reason: string;
        };
        Returns: Answers['add_absence'];
      };
      add_bundle: {
        Args: {
          request_id: number;
          bundle_id: number;
          inspection_item_id?: number;
          idempotency_key?: string;
        };
        Returns: Answers['add_bundle'];
      };
      add_import_rows: {
        Args: {
          import_id: number;
          rows: Json;
          unfit?: number[];
        };
        Returns: Answers['add_import_rows'];
      };
      add_line: {
        Args: {
          request_id: number;
          line: Json;
          idempotency_key?: string;
        };
        Returns: Answers['add_line'];
      };
      add_pay_line: {
        Args: {
          pay_run_id: number;
          mechanic_id: string;
          kind: string;
          amount: number;
          reason: string;
          corrects?: number;
          idempotency_key?: string;
        };
        Returns: Answers['add_pay_line'];
      };
      add_photo: {
        Args: {
          request_id: number;
          path: string;
          stage: string;
          width: number;
          height: number;
          sha256: string;
          caption?: string;
          taken_at?: string;
          inspection_item_id?: number;
          line_id?: number;
        };
        Returns: Answers['add_photo'];
      };
      add_reading: {
        Args: {
          vehicle_id: number;
          kilometres: number;
          lower_is?: string;
        };
        Returns: Answers['add_reading'];
      };
      add_vehicle_for: {
        Args: {
          customer_id: string;
          vehicle: Json;
        };
        Returns: Answers['add_vehicle_for'];
      };
      answer_by_link: {
        Args: {
          token: string;
          decisions: Json;
          decided_by_name: string;
          idempotency_key?: string;
        };
        Returns: Answers['answer_by_link'];
      };
      answer_pay_question: {
        Args: {
          question_id: number;
          answer: string;
        };
        Returns: Answers['answer_pay_question'];
      };
      answer_reminder: {
        Args: {
          token: string;
          answer: string;
          scheduled_date?: string;
          seen_date?: string;
          drop_off?: string;
        };
        Returns: Answers['answer_reminder'];
      };
      apply_import: {
        Args: {
          import_id: number;
        };
        Returns: Answers['apply_import'];
      };
      approve_pay_run: {
        Args: {
          pay_run_id: number;
          seal: string;
        };
        Returns: Answers['approve_pay_run'];
      };
      ask_about_pay: {
        Args: {
          line_id: number;
          question: string;
        };
        Returns: Answers['ask_about_pay'];
      };
      assign_mechanic: {
        Args: {
          request_id: number;
          mechanic_id: string;
        };
        Returns: Answers['assign_mechanic'];
      };
      attendance: {
        Args: {
          month: string;
          mechanic_id?: string;
        };
        Returns: Answers['attendance'];
      };
      bank_account: {
        Args: {
          mechanic_id: string;
        };
        Returns: Answers['bank_account'];
      };
      begin_second_factor: {
        Args: {
          current_password?: string;
        };
        Returns: Answers['begin_second_factor'];
      };
      bill: {
        Args: {
          request_id: number;
        };
        Returns: Answers['bill'];
      };
      book_for: {
        Args: {
          customer_id: string;
          vehicle_id: number;
          service_ids: number[];
          scheduled_date: string;
          customer_notes?: string;
          channel?: string;
          idempotency_key?: string;
          complaints?: string[];
          with_fee?: boolean;
          overbook?: boolean;
          drop_off?: string;
        };
        Returns: Answers['book_for'];
      };
      book_service: {
        Args: {
          vehicle_id: number;
          service_ids: number[];
          scheduled_date: string;
          customer_notes?: string;
          idempotency_key?: string;
          drop_off?: string;
          line_ids?: number[];
        };
        Returns: Answers['book_service'];
      };
      bundles: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['bundles'];
      };
      cancel_and_delete_vehicle: {
        Args: {
          vehicle_id: number;
          request_ids: number[];
        };
        Returns: Answers['cancel_and_delete_vehicle'];
      };
      cancel_order_lines: {
        Args: {
          order_id: number;
          line_id?: number;
        };
        Returns: Answers['cancel_order_lines'];
      };
      cancel_pay_run: {
        Args: {
          pay_run_id: number;
        };
        Returns: Answers['cancel_pay_run'];
      };
      cancel_request: {
        Args: {
          request_id: number;
          reason?: string;
          seen_date?: string;
        };
        Returns: Answers['cancel_request'];
      };
      cancel_stock_take: {
        Args: {
          stock_take_id: number;
        };
        Returns: Answers['cancel_stock_take'];
      };
      change_line: {
        Args: {
          line_id: number;
          changes: Json;
          version?: number;
          idempotency_key?: string;
        };
        Returns: Answers['change_line'];
      };
      change_password: {
        Args: {
          new_password: string;
          current_password?: string;
        };
        Returns: Answers['change_password'];
      };
      check_import: {
        Args: {
          import_id: number;
          mapping?: Json;
          date_order?: string;
          duplicates?: string;
          leaves_errors_out?: boolean;
        };
        Returns: Answers['check_import'];
      };
      check_in: {
        Args: {
          request_id: number;
          kilometres: number;
          fuel: string;
          belongings?: string;
          key_number?: string;
          lower_is_right?: boolean;
          promised_at?: string;
          lower_is?: string;
        };
        Returns: Answers['check_in'];
      };
      check_pay_run: {
        Args: {
          pay_run_id: number;
          seal: string;
        };
        Returns: Answers['check_pay_run'];
      };
      claim_messages: {
        Args: {
          most?: number;
          channels?: string[];
          captured?: string[];
        };
        Returns: Answers['claim_messages'];
      };
      clear_all_requests: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['clear_all_requests'];
      };
      clearing_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['clearing_counts'];
      };
      clock_other_work: {
        Args: {
          kind: string;
          note?: string;
          pressed_at?: string;
          mechanic_id?: string;
        };
        Returns: Answers['clock_other_work'];
      };
      close_account: {
        Args: {
          password: string;
        };
        Returns: Answers['close_account'];
      };
      close_days: {
        Args: {
          first_day: string;
          last_day: string;
          reason: string;
        };
        Returns: Answers['close_days'];
      };
      close_till: {
        Args: {
          day: string;
          counted: number;
          reason?: string;
          expected?: number;
          notes?: Json;
          idempotency_key?: string;
        };
        Returns: Answers['close_till'];
      };
      collect: {
        Args: {
          request_id: number;
        };
        Returns: Answers['collect'];
      };
      complete_job: {
        Args: {
          request_id: number;
          mechanic_notes?: string;
          final_cost?: number;
          parts?: Json;
          idempotency_key?: string;
          kilometres?: number;
          lower_is?: string;
          pressed_at?: string;
        };
        Returns: Answers['complete_job'];
      };
      confirm_sign_in: {
        Args: {
          code: string;
        };
        Returns: Answers['confirm_sign_in'];
      };
      correct_cost: {
        Args: {
          movement_id: number;
          unit_cost: number;
          reason: string;
          idempotency_key?: string;
        };
        Returns: Answers['correct_cost'];
      };
      correct_expense: {
        Args: {
          expense_id: number;
          reason: string;
          idempotency_key?: string;
        };
        Returns: Answers['correct_expense'];
      };
      correct_payment: {
        Args: {
          payment_id: number;
          reason: string;
          idempotency_key?: string;
        };
        Returns: Answers['correct_payment'];
      };
      correct_supplier_payment: {
        Args: {
          payment_id: number;
          reason: string;
          idempotency_key?: string;
        };
        Returns: Answers['correct_supplier_payment'];
      };
      count_part: {
        Args: {
          stock_take_id: number;
          part_id: number;
          quantity: number;
          seconds_ago?: number;
          taken?: number;
          idempotency_key?: string;
        };
        Returns: Answers['count_part'];
      };
      create_book_link: {
        Args: {
          vehicle_id: number;
          with_prices?: boolean;
        };
        Returns: Answers['create_book_link'];
      };
      create_link: {
        Args: {
          request_id: number;
        };
        Returns: Answers['create_link'];
      };
      create_wall_link: {
        Args: {
          name: string;
        };
        Returns: Answers['create_wall_link'];
      };
      credit_invoice: {
        Args: {
          invoice_id: number;
          reason: string;
          lines?: Json;
          expected_credited?: number;
          idempotency_key?: string;
        };
        Returns: Answers['credit_invoice'];
      };
      current_account: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['current_account'];
      };
      customer_overview: {
        Args: {
          customer_id: string;
        };
        Returns: Answers['customer_overview'];
      };
      customer_requests: {
        Args: {
          customer_id: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['customer_requests'];
      };
      customer_statement: {
        Args: {
          customer_id: string;
          from_day: string;
          to_day: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['customer_statement'];
      };
      day_states: {
        Args: {
          from_day: string;
          to_day: string;
          service_ids?: number[];
          request_ids?: number[];
          minutes?: number;
        };
        Returns: Answers['day_states'];
      };
      decide_correction: {
        Args: {
          correction_id: number;
          accept: boolean;
          answer?: string;
        };
        Returns: Answers['decide_correction'];
      };
      decide_lines: {
        Args: {
          request_id: number;
          decisions: Json;
          channel?: string;
          decided_by_name?: string;
          idempotency_key?: string;
        };
        Returns: Answers['decide_lines'];
      };
      deferred_work: {
        Args: {
          vehicle_id: number;
        };
        Returns: Answers['deferred_work'];
      };
      desk_day: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['desk_day'];
      };
      discard_import: {
        Args: {
          import_id: number;
        };
        Returns: undefined;
      };
      discount_draft: {
        Args: {
          request_id: number;
          rupees?: number;
          percent?: number;
          line?: number;
          reason?: string;
          version?: number;
        };
        Returns: Answers['discount_draft'];
      };
      discount_lines: {
        Args: {
          request_id: number;
          rupees?: number;
          percent?: number;
          reason?: string;
          seen?: number;
        };
        Returns: Answers['discount_lines'];
      };
      dismiss_mechanic: {
        Args: {
          mechanic_id: string;
        };
        Returns: Answers['dismiss_mechanic'];
      };
      earlier_jobs: {
        Args: {
          request_id: number;
        };
        Returns: Answers['earlier_jobs'];
      };
      end_other_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      end_session: {
        Args: {
          session_id: string;
        };
        Returns: undefined;
      };
      end_waiting: {
        Args: {
          request_id: number;
        };
        Returns: Answers['end_waiting'];
      };
      estimates_to_answer: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['estimates_to_answer'];
      };
      expense_register: {
        Args: {
          from_day: string;
          to_day: string;
          after?: number;
          page_size?: number;
        };
        Returns: Answers['expense_register'];
      };
      export_page: {
        Args: {
          subject: string;
          after?: string;
          page_size?: number;
        };
        Returns: Answers['export_page'];
      };
      export_tables: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['export_tables'];
      };
      feedback_by_link: {
        Args: {
          token: string;
          score: number;
          words?: string;
        };
        Returns: Answers['feedback_by_link'];
      };
      find_at_desk: {
        Args: {
          query: string;
        };
        Returns: Answers['find_at_desk'];
      };
      find_part: {
        Args: {
          number: string;
        };
        Returns: Answers['find_part'];
      };
      finish_inspection: {
        Args: {
          inspection_id: number;
        };
        Returns: Answers['finish_inspection'];
      };
      garage_contact: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['garage_contact'];
      };
      garage_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['garage_counts'];
      };
      garage_logo: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['garage_logo'];
      };
      garage_settings: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['garage_settings'];
      };
      garage_trend: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['garage_trend'];
      };
      give_feedback: {
        Args: {
          request_id: number;
          score: number;
          words?: string;
        };
        Returns: Answers['give_feedback'];
      };
      gstr1: {
        Args: {
          from_day: string;
          to_day: string;
          after?: number;
          page_size?: number;
        };
        Returns: Answers['gstr1'];
      };
      gstr1_tables: {
        Args: {
          from_day: string;
          to_day: string;
        };
        Returns: Answers['gstr1_tables'];
      };
      hire_manager: {
        Args: {
          name: string;
          email: string;
          phone: string;
          password: string;
          may_pay?: boolean;
          may_change_settings?: boolean;
        };
        Returns: Answers['hire_manager'];
      };
      hire_mechanic: {
        Args: {
          name: string;
          email: string;
          phone: string;
          password: string;
          employee_id: string;
          specializations: string[];
          experience_years: number;
          hourly_rate: number;
        };
        Returns: Answers['hire_mechanic'];
      };
      hours: {
        Args: {
          from_day: string;
          to_day: string;
          mechanic_id?: string;
        };
        Returns: Answers['hours'];
      };
      inspection_templates: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['inspection_templates'];
      };
      invite_customer: {
        Args: {
          customer_id: string;
          email?: string;
        };
        Returns: Answers['invite_customer'];
      };
      invite_mechanic: {
        Args: {
          mechanic_id: string;
          email?: string;
        };
        Returns: Answers['invite_mechanic'];
      };
      invoice_draft: {
        Args: {
          request_id: number;
        };
        Returns: Answers['invoice_draft'];
      };
      invoice_to_attach: {
        Args: {
          message_id: number;
        };
        Returns: Answers['invoice_to_attach'];
      };
      issue_invoice: {
        Args: {
          request_id: number;
          version?: number;
          idempotency_key?: string;
        };
        Returns: Answers['issue_invoice'];
      };
      job_card: {
        Args: {
          request_id: number;
        };
        Returns: Answers['job_card'];
      };
      job_details: {
        Args: {
          request_id: number;
        };
        Returns: Answers['job_details'];
      };
      job_summary: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['job_summary'];
      };
      jobs_to_add: {
        Args: {
          mechanic_id?: string;
          in_progress?: boolean;
        };
        Returns: Answers['jobs_to_add'];
      };
      join_job: {
        Args: {
          request_id: number;
          pressed_at?: string;
          mechanic_id?: string;
        };
        Returns: Answers['join_job'];
      };
      link_invoice: {
        Args: {
          token: string;
        };
        Returns: Answers['link_invoice'];
      };
      link_photos: {
        Args: {
          token: string;
        };
        Returns: Answers['link_photos'];
      };
      list_assignments: {
        Args: {
          status?: string;
          search?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_assignments'];
      };
      list_changes: {
        Args: {
          search?: string;
          subject?: string;
          action?: string;
          changed_from?: string;
          changed_to?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_changes'];
      };
      list_customers: {
        Args: {
          search?: string;
          status?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_customers'];
      };
      list_drafts: {
        Args: {
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_drafts'];
      };
      list_due_work: {
        Args: {
          kind?: string;
          within?: number;
          put_off?: boolean;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_due_work'];
      };
      list_estimates: {
        Args: {
          state?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_estimates'];
      };
      list_expenses: {
        Args: {
          from_day: string;
          to_day: string;
          category?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_expenses'];
      };
      list_import_rows: {
        Args: {
          import_id: number;
          outcome?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_import_rows'];
      };
      list_imports: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_imports'];
      };
      list_invoices: {
        Args: {
          filter?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_invoices'];
      };
      list_jobs: {
        Args: {
          status?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_jobs'];
      };
      list_mechanics: {
        Args: {
          search?: string;
          specialization?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_mechanics'];
      };
      list_mechanics_for_assignment: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['list_mechanics_for_assignment'];
      };
      list_messages: {
        Args: {
          state?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_messages'];
      };
      list_misfits: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['list_misfits'];
      };
      list_notices: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_notices'];
      };
      list_orders: {
        Args: {
          search?: string;
          state?: string;
          supplier_id?: number;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_orders'];
      };
      list_part_turns: {
        Args: {
          search?: string;
          category?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_part_turns'];
      };
      list_parts: {
        Args: {
          search?: string;
          category?: string;
          stock_level?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_parts'];
      };
      list_pay_runs: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_pay_runs'];
      };
      list_pay_slips: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_pay_slips'];
      };
      list_price_proposals: {
        Args: {
          search?: string;
          category?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_price_proposals'];
      };
      list_refusals: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['list_refusals'];
      };
      list_requests: {
        Args: {
          status?: string;
          vehicle_id?: number;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_requests'];
      };
      list_salary_payments: {
        Args: {
          search?: string;
          paid_from?: string;
          paid_to?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_salary_payments'];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['list_sessions'];
      };
      list_stock_takes: {
        Args: {
          state?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_stock_takes'];
      };
      list_suppliers: {
        Args: {
          search?: string;
          state?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_suppliers'];
      };
      list_vehicles: {
        Args: {
          search?: string;
          sort?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['list_vehicles'];
      };
      mark_notice_read: {
        Args: {
          notice_id: number;
        };
        Returns: Answers['mark_notice_read'];
      };
      mark_read: {
        Args: {
          up_to: number;
        };
        Returns: Answers['mark_read'];
      };
      mechanic_salary: {
        Args: {
          mechanic_id: string;
        };
        Returns: Answers['mechanic_salary'];
      };
      mend_import_row: {
        Args: {
          import_id: number;
          row_number: number;
          changes: Json;
        };
        Returns: Answers['mend_import_row'];
      };
      message_due_work: {
        Args: {
          due_id: number;
        };
        Returns: Answers['message_due_work'];
      };
      message_preferences: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['message_preferences'];
      };
      message_settings: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['message_settings'];
      };
      message_texts: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['message_texts'];
      };
      morning_mail: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['morning_mail'];
      };
      move_request: {
        Args: {
          request_id: number;
          scheduled_date: string;
          reason?: string;
          seen_date?: string;
          overbook?: boolean;
          drop_off?: string;
        };
        Returns: Answers['move_request'];
      };
      my_hours: {
        Args: {
          from_day: string;
          to_day: string;
        };
        Returns: Answers['my_hours'];
      };
      new_recovery_codes: {
        Args: {
          code: string;
        };
        Returns: Answers['new_recovery_codes'];
      };
      note_failed: {
        Args: {
          message_id: number;
          attempt: number;
          problem: string;
          for_good?: boolean;
          of_settings?: boolean;
        };
        Returns: boolean;
      };
      note_sent: {
        Args: {
          message_id: number;
        };
        Returns: boolean;
      };
      open_book: {
        Args: {
          token: string;
        };
        Returns: Answers['open_book'];
      };
      open_in_whatsapp: {
        Args: {
          request_id: number;
          event: string;
        };
        Returns: Answers['open_in_whatsapp'];
      };
      open_link: {
        Args: {
          token: string;
        };
        Returns: Answers['open_link'];
      };
      open_requests: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['open_requests'];
      };
      open_wall: {
        Args: {
          token: string;
        };
        Returns: Answers['open_wall'];
      };
      opening_days: {
        Args: {
          from_day: string;
        };
        Returns: Answers['opening_days'];
      };
      opt_out: {
        Args: {
          token: string;
          wanted?: boolean;
        };
        Returns: Answers['opt_out'];
      };
      order_details: {
        Args: {
          order_id: number;
        };
        Returns: Answers['order_details'];
      };
      orphaned_photos: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      own_data: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['own_data'];
      };
      own_due_work: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['own_due_work'];
      };
      own_messages: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: Answers['own_messages'];
      };
      part_categories: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['part_categories'];
      };
      part_details: {
        Args: {
          part_id: number;
        };
        Returns: Answers['part_details'];
      };
      part_movements: {
        Args: {
          part_id: number;
          kind?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['part_movements'];
      };
      part_turn_register: {
        Args: {
          after?: number;
          page_size?: number;
        };
        Returns: Answers['part_turn_register'];
      };
      pass_on_vehicle: {
        Args: {
          vehicle_id: number;
          expected_owner_id?: string;
        };
        Returns: Answers['pass_on_vehicle'];
      };
      pass_vehicle_to: {
        Args: {
          vehicle_id: number;
          customer_id: string;
          expected_owner_id?: string;
        };
        Returns: Answers['pass_vehicle_to'];
      };
      pay_and_dismiss: {
        Args: {
          mechanic_id: string;
          request_ids: number[];
          final_amount?: number;
          idempotency_key?: string;
        };
        Returns: Answers['pay_and_dismiss'];
      };
      pay_run_details: {
        Args: {
          pay_run_id: number;
        };
        Returns: Answers['pay_run_details'];
      };
      pay_run_transfers: {
        Args: {
          pay_run_id: number;
        };
        Returns: Answers['pay_run_transfers'];
      };
      pay_salary: {
        Args: {
          mechanic_id: string;
          request_ids: number[];
          final_amount?: number;
          notes?: string;
          idempotency_key?: string;
        };
        Returns: Answers['pay_salary'];
      };
      pay_slip: {
        Args: {
          pay_run_id: number;
          mechanic_id?: string;
        };
        Returns: Answers['pay_slip'];
      };
      pay_supplier: {
        Args: {
          supplier_id: number;
          amount: number;
          method: string;
          day: string;
          reference?: string;
          in_advance?: boolean;
          idempotency_key?: string;
        };
        Returns: Answers['pay_supplier'];
      };
      payment_jobs: {
        Args: {
          payment_id: number;
        };
        Returns: Answers['payment_jobs'];
      };
      payment_options: {
        Args: {
          invoice_id: number;
        };
        Returns: Answers['payment_options'];
      };
      payment_register: {
        Args: {
          from_day: string;
          to_day: string;
          after?: number;
          page_size?: number;
        };
        Returns: Answers['payment_register'];
      };
      plan_request: {
        Args: {
          request_id: number;
          day: string;
          starts?: string;
          mechanic_id?: string;
          reason?: string;
          overbook?: boolean;
          seen?: Json;
        };
        Returns: Answers['plan_request'];
      };
      post_stock_take: {
        Args: {
          stock_take_id: number;
          version?: number;
          reason?: string;
        };
        Returns: Answers['post_stock_take'];
      };
      prepare_reports: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      propose_correction: {
        Args: {
          started_at: string;
          ended_at: string;
          reason: string;
          entry_id?: number;
          other_work?: string;
          mechanic_id?: string;
          request_id?: number;
        };
        Returns: Answers['propose_correction'];
      };
      proposed_promise: {
        Args: {
          request_id?: number;
          service_ids?: number[];
        };
        Returns: string;
      };
      purchase_register: {
        Args: {
          from_day: string;
          to_day: string;
          after?: number;
          page_size?: number;
        };
        Returns: Answers['purchase_register'];
      };
      put_off_due_work: {
        Args: {
          due_id: number;
          until?: string;
          reason?: string;
        };
        Returns: Answers['put_off_due_work'];
      };
      queue_job: {
        Args: {
          request_id: number;
        };
        Returns: Answers['queue_job'];
      };
      queue_morning_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      queue_reminders: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      read_import: {
        Args: {
          import_id: number;
        };
        Returns: Answers['read_import'];
      };
      read_invitation: {
        Args: {
          code: string;
        };
        Returns: Answers['read_invitation'];
      };
      read_invoice: {
        Args: {
          invoice_id: number;
        };
        Returns: Answers['read_invoice'];
      };
      read_opt_out: {
        Args: {
          token: string;
        };
        Returns: Answers['read_opt_out'];
      };
      read_receipt: {
        Args: {
          payment_id: number;
        };
        Returns: Answers['read_receipt'];
      };
      read_vehicle_code: {
        Args: {
          code: string;
        };
        Returns: Answers['read_vehicle_code'];
      };
      receive_order: {
        Args: {
          order_id: number;
          number: string;
          day: string;
          lines: Json;
          rounding?: number;
          more?: boolean;
          idempotency_key?: string;
        };
        Returns: Answers['receive_order'];
      };
      receive_part: {
        Args: {
          part_id: number;
          quantity: number;
          unit_cost: number;
          reason?: string;
          idempotency_key?: string;
        };
        Returns: Answers['receive_part'];
      };
      record_due_call: {
        Args: {
          due_id: number;
          said: string;
        };
        Returns: Answers['record_due_call'];
      };
      record_expense: {
        Args: {
          day: string;
          supplier: string;
          category: string;
          amount: number;
          method: string;
          tax_rate?: number;
          tax?: number;
          gstin?: string;
          bill_number?: string;
          note?: string;
          photo?: string;
          idempotency_key?: string;
        };
        Returns: Answers['record_expense'];
      };
      record_items: {
        Args: {
          inspection_id: number;
          items: Json;
          idempotency_key?: string;
        };
        Returns: Answers['record_items'];
      };
      record_payment: {
        Args: {
          request_id: number;
          method: string;
          amount: number;
          reference?: string;
          expected_paid?: number;
          idempotency_key?: string;
        };
        Returns: Answers['record_payment'];
      };
      record_till_entry: {
        Args: {
          kind: string;
          amount: number;
          reason?: string;
          idempotency_key?: string;
        };
        Returns: Answers['record_till_entry'];
      };
      refund_payment: {
        Args: {
          request_id: number;
          method: string;
          amount: number;
          reason: string;
          reference?: string;
          expected_paid?: number;
          idempotency_key?: string;
        };
        Returns: Answers['refund_payment'];
      };
      register_customer: {
        Args: {
          name: string;
          email: string;
          phone: string;
          password: string;
        };
        Returns: Answers['register_customer'];
      };
      register_walk_in: {
        Args: {
          name: string;
          phone: string;
        };
        Returns: Answers['register_walk_in'];
      };
      remind_of_due_work: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      remind_of_invoice: {
        Args: {
          invoice_id: number;
        };
        Returns: Answers['remind_of_invoice'];
      };
      remove_absence: {
        Args: {
          absence_id: number;
        };
        Returns: Answers['remove_absence'];
      };
      remove_logo: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      remove_manager: {
        Args: {
          manager_id: string;
        };
        Returns: Answers['remove_manager'];
      };
      remove_pay_line: {
        Args: {
          line_id: number;
        };
        Returns: Answers['remove_pay_line'];
      };
      remove_photo: {
        Args: {
          photo_id: number;
        };
        Returns: Answers['remove_photo'];
      };
      remove_vehicle_document: {
        Args: {
          document_id: number;
        };
        Returns: Answers['remove_vehicle_document'];
      };
      renew_due_work: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      reopen_day: {
        Args: {
          day: string;
        };
        Returns: boolean;
      };
      reopen_inspection: {
        Args: {
          inspection_id: number;
        };
        Returns: Answers['reopen_inspection'];
      };
      reorder_list: {
        Args: {
          search?: string;
          supplier_id?: number;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['reorder_list'];
      };
      report: {
        Args: {
          from_day: string;
          to_day: string;
          medians?: boolean;
          months?: number;
        };
        Returns: Answers['report'];
      };
      report_rows: {
        Args: {
          figure: string;
          from_day: string;
          to_day: string;
          page?: number;
          page_size?: number;
          after_day?: string;
          after_key?: string;
        };
        Returns: Answers['report_rows'];
      };
      report_trend: {
        Args: {
          figure: string;
          from_day: string;
          to_day: string;
        };
        Returns: Answers['report_trend'];
      };
      request_balance: {
        Args: {
          request_id: number;
        };
        Returns: Answers['request_balance'];
      };
      request_estimate: {
        Args: {
          request_id: number;
        };
        Returns: Answers['request_estimate'];
      };
      reset_second_factor: {
        Args: {
          manager_id: string;
        };
        Returns: Answers['reset_second_factor'];
      };
      return_part: {
        Args: {
          request_id: number;
          part_id: number;
          quantity: number;
          reason?: string;
          idempotency_key?: string;
        };
        Returns: Answers['return_part'];
      };
      return_to_supplier: {
        Args: {
          bill_id: number;
          number: string;
          day: string;
          lines: Json;
          reason: string;
          idempotency_key?: string;
        };
        Returns: Answers['return_to_supplier'];
      };
      revoke_book_link: {
        Args: {
          vehicle_id: number;
        };
        Returns: Answers['revoke_book_link'];
      };
      revoke_link: {
        Args: {
          request_id: number;
        };
        Returns: Answers['revoke_link'];
      };
      revoke_wall_link: {
        Args: {
          link_id: number;
        };
        Returns: Answers['revoke_wall_link'];
      };
      salaries_due: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['salaries_due'];
      };
      salary_at_rate: {
        Args: {
          mechanic_id: string;
          hourly_rate: number;
        };
        Returns: Answers['salary_at_rate'];
      };
      sales_register: {
        Args: {
          from_day: string;
          to_day: string;
          after?: number;
          page_size?: number;
        };
        Returns: Answers['sales_register'];
      };
      save_bank_account: {
        Args: {
          mechanic_id: string;
          account_name: string;
          account_number: string;
          ifsc: string;
          expected?: Json;
        };
        Returns: Answers['save_bank_account'];
      };
      save_bay: {
        Args: {
          name: string;
          active?: boolean;
          bay_id?: number;
          expected?: Json;
        };
        Returns: Answers['save_bay'];
      };
      save_bundle: {
        Args: {
          bundle: Json;
          expected?: Json;
        };
        Returns: Answers['save_bundle'];
      };
      save_car_type: {
        Args: {
          brand: string;
          model: string;
          body_type: string;
          length_mm?: number;
          wheelbase_mm?: number;
          height_mm?: number;
          is_electric?: boolean;
          cartype_id?: number;
          expected?: Json;
        };
        Returns: Answers['save_car_type'];
      };
      save_draft: {
        Args: {
          request_id: number;
          customer?: Json;
          lines?: Json;
          version?: number;
        };
        Returns: Answers['save_draft'];
      };
      save_drop_off_slots: {
        Args: {
          slots: Json;
          expected?: Json;
        };
        Returns: Answers['save_drop_off_slots'];
      };
      save_garage: {
        Args: {
          settings: Json;
          expected?: Json;
        };
        Returns: Answers['save_garage'];
      };
      save_inspection_template: {
        Args: {
          template: Json;
          expected?: Json;
        };
        Returns: Answers['save_inspection_template'];
      };
      save_logo: {
        Args: {
          picture: string;
        };
        Returns: Answers['save_logo'];
      };
      save_mechanic_hours: {
        Args: {
          mechanic_id: string;
          hours: Json;
          expected?: Json;
        };
        Returns: Answers['save_mechanic_hours'];
      };
      save_message_preference: {
        Args: {
          kind: string;
          channel: string;
          wanted: boolean;
        };
        Returns: Answers['save_message_preference'];
      };
      save_message_settings: {
        Args: {
          channels: string[];
          quiet_from: number;
          quiet_until: number;
          reminder_hour: number;
          deferred_days: number;
          attach_invoice: boolean;
          expected?: Json;
        };
        Returns: Answers['save_message_settings'];
      };
      save_message_text: {
        Args: {
          event: string;
          channel: string;
          subject?: string;
          body?: string;
          expected?: Json;
        };
        Returns: Answers['save_message_text'];
      };
      save_morning_mail: {
        Args: {
          wanted: boolean;
        };
        Returns: Answers['save_morning_mail'];
      };
      save_opening_hours: {
        Args: {
          week: Json;
          expected: Json;
        };
        Returns: Answers['save_opening_hours'];
      };
      save_order: {
        Args: {
          supplier_id: number;
          lines: Json;
          due_on?: string;
          note?: string;
          order_id?: number;
          version?: number;
          idempotency_key?: string;
        };
        Returns: Answers['save_order'];
      };
      save_part: {
        Args: {
          part_name: string;
          part_code: string;
          category: string;
          stock_min: number;
          stock_unit: string;
          price: number;
          shelf?: string;
          other_numbers?: string[];
          tax_code?: string;
          tax_rate?: number;
          part_id?: number;
          expected?: Json;
          opening_stock?: number;
          opening_cost?: number;
        };
        Returns: Answers['save_part'];
      };
      save_part_category: {
        Args: {
          name: string;
          margin?: number;
          round_to?: number;
          tax_code?: string;
          tax_rate?: number;
          expected?: Json;
          old_name?: string;
        };
        Returns: Answers['save_part_category'];
      };
      save_plan_settings: {
        Args: {
          limit_bookings: boolean;
        };
        Returns: Answers['save_plan_settings'];
      };
      save_service: {
        Args: {
          name: string;
          description: string;
          category: string;
          base_price: number;
          estimated_duration: number;
          service_id?: number;
          expected?: Json;
          highest_price?: number;
          shortest_duration?: number;
          longest_duration?: number;
        };
        Returns: Answers['save_service'];
      };
      save_service_intervals: {
        Args: {
          service_id: number;
          intervals: Json;
          expected?: Json;
        };
        Returns: Answers['save_service_intervals'];
      };
      save_sign_in_settings: {
        Args: {
          settings: Json;
          expected?: Json;
        };
        Returns: Answers['save_sign_in_settings'];
      };
      save_supplier: {
        Args: {
          name: string;
          contact?: string;
          phone?: string;
          email?: string;
          gstin?: string;
          terms_days?: number;
          lead_days?: number;
          note?: string;
          supplier_id?: number;
          expected?: Json;
        };
        Returns: Answers['save_supplier'];
      };
      save_tax_rate: {
        Args: {
          kind: string;
          valid_from: string;
          tax_code: string;
          rate: number;
        };
        Returns: Answers['save_tax_rate'];
      };
      save_vehicle_document: {
        Args: {
          vehicle_id: number;
          kind: string;
          valid_until: string;
          number?: string;
          note?: string;
          photo?: string;
          document_id?: number;
          expected?: Json;
        };
        Returns: Answers['save_vehicle_document'];
      };
      save_visit: {
        Args: {
          visit: Json;
          idempotency_key?: string;
        };
        Returns: Answers['save_visit'];
      };
      save_warranty_terms: {
        Args: {
          terms: Json;
          expected?: Json;
        };
        Returns: Answers['save_warranty_terms'];
      };
      schedule: {
        Args: {
          from_day: string;
          to_day: string;
        };
        Returns: Answers['schedule'];
      };
      search_everywhere: {
        Args: {
          query: string;
        };
        Returns: Answers['search_everywhere'];
      };
      second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['second_factor'];
      };
      send_again: {
        Args: {
          message_id: number;
        };
        Returns: Answers['send_again'];
      };
      send_estimate: {
        Args: {
          request_id: number;
        };
        Returns: Answers['send_estimate'];
      };
      send_order: {
        Args: {
          order_id: number;
          channel: string;
          version?: number;
        };
        Returns: Answers['send_order'];
      };
      send_test_message: {
        Args: {
          event: string;
          channel: string;
          subject?: string;
          body?: string;
        };
        Returns: Answers['send_test_message'];
      };
      service_book: {
        Args: {
          vehicle_id: number;
        };
        Returns: Answers['service_book'];
      };
      service_intervals: {
        Args: {
          service_id: number;
        };
        Returns: Answers['service_intervals'];
      };
      service_record: {
        Args: {
          request_id: number;
        };
        Returns: Answers['service_record'];
      };
      set_bundle_active: {
        Args: {
          bundle_id: number;
          active: boolean;
        };
        Returns: Answers['set_bundle_active'];
      };
      set_car_type_active: {
        Args: {
          cartype_id: number;
          active: boolean;
        };
        Returns: Answers['set_car_type_active'];
      };
      set_hourly_rate: {
        Args: {
          mechanic_id: string;
          hourly_rate: number;
          expected_rate?: number;
        };
        Returns: Answers['set_hourly_rate'];
      };
      set_inspection_template_active: {
        Args: {
          template_id: number;
          active: boolean;
        };
        Returns: Answers['set_inspection_template_active'];
      };
      set_manager_right: {
        Args: {
          manager_id: string;
          manager_right: string;
          granted: boolean;
        };
        Returns: Answers['set_manager_right'];
      };
      set_part_retired: {
        Args: {
          part_id: number;
          retired: boolean;
        };
        Returns: Answers['set_part_retired'];
      };
      set_promise: {
        Args: {
          request_id: number;
          promised_at: string;
          tell?: boolean;
        };
        Returns: Answers['set_promise'];
      };
      set_repeat: {
        Args: {
          request_id: number;
          repeats?: number;
        };
        Returns: Answers['set_repeat'];
      };
      set_service_active: {
        Args: {
          service_id: number;
          active: boolean;
        };
        Returns: Answers['set_service_active'];
      };
      set_supplier_retired: {
        Args: {
          supplier_id: number;
          retired: boolean;
        };
        Returns: Answers['set_supplier_retired'];
      };
      set_waiting: {
        Args: {
          request_id: number;
          reason: string;
        };
        Returns: Answers['set_waiting'];
      };
      sign_in_settings: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['sign_in_settings'];
      };
      sold_hours: {
        Args: {
          from_day: string;
          to_day: string;
          by: string;
          mechanic_id?: string;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['sold_hours'];
      };
      start_import: {
        Args: {
          kind: string;
          file_name: string;
          file_hash: string;
          headings: string[];
          row_count: number;
        };
        Returns: Answers['start_import'];
      };
      start_inspection: {
        Args: {
          request_id: number;
          template_id: number;
        };
        Returns: Answers['start_inspection'];
      };
      start_job: {
        Args: {
          request_id: number;
          pressed_at?: string;
        };
        Returns: Answers['start_job'];
      };
      start_pay_run: {
        Args: {
          first_day: string;
          last_day: string;
        };
        Returns: Answers['start_pay_run'];
      };
      start_stock_take: {
        Args: {
          rack?: string;
          category?: string;
        };
        Returns: Answers['start_stock_take'];
      };
      stock_take_choices: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['stock_take_choices'];
      };
      stock_take_details: {
        Args: {
          stock_take_id: number;
        };
        Returns: Answers['stock_take_details'];
      };
      stop_clock: {
        Args: {
          pressed_at?: string;
          mechanic_id?: string;
        };
        Returns: Answers['stop_clock'];
      };
      supplier_details: {
        Args: {
          supplier_id: number;
        };
        Returns: Answers['supplier_details'];
      };
      switch_off_second_factor: {
        Args: {
          code: string;
        };
        Returns: Answers['switch_off_second_factor'];
      };
      switch_on_second_factor: {
        Args: {
          code: string;
        };
        Returns: Answers['switch_on_second_factor'];
      };
      take_prices: {
        Args: {
          prices: Json;
        };
        Returns: Answers['take_prices'];
      };
      take_vehicle: {
        Args: {
          code: string;
        };
        Returns: Answers['take_vehicle'];
      };
      tax_rates: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['tax_rates'];
      };
      till: {
        Args: {
          day?: string;
        };
        Returns: Answers['till'];
      };
      told_of: {
        Args: {
          request_id: number;
          event: string;
        };
        Returns: Answers['told_of'];
      };
      unassign_mechanic: {
        Args: {
          request_id: number;
          mechanic_id: string;
        };
        Returns: Answers['unassign_mechanic'];
      };
      undo_import: {
        Args: {
          import_id: number;
        };
        Returns: Answers['undo_import'];
      };
      unread_notices: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['unread_notices'];
      };
      update_customer: {
        Args: {
          customer_id: string;
          name: string;
          phone: string;
          email?: string;
          address?: string;
          expected?: Json;
        };
        Returns: Answers['update_customer'];
      };
      update_profile: {
        Args: {
          name: string;
          phone: string;
          address?: string;
        };
        Returns: Answers['update_profile'];
      };
      update_stock: {
        Args: {
          part_id: number;
          quantity: number;
          mode: string;
          expected_stock?: number;
          idempotency_key?: string;
          reason?: string;
        };
        Returns: Answers['update_stock'];
      };
      vehicle_care: {
        Args: {
          vehicle_id: number;
        };
        Returns: Answers['vehicle_care'];
      };
      vehicle_record: {
        Args: {
          vehicle_id: number;
          page?: number;
          page_size?: number;
        };
        Returns: Answers['vehicle_record'];
      };
      verify_approvals: {
        Args: {
          after_record?: number;
        };
        Returns: Answers['verify_approvals'];
      };
      waiting_work: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['waiting_work'];
      };
      wall_links: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['wall_links'];
      };
      warranty_for: {
        Args: {
          vehicle_id: number;
          service_ids: number[];
        };
        Returns: Answers['warranty_for'];
      };
      warranty_terms: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['warranty_terms'];
      };
      withdraw_line: {
        Args: {
          line_id: number;
        };
        Returns: Answers['withdraw_line'];
      };
      withdraw_vehicle_code: {
        Args: {
          vehicle_id: number;
        };
        Returns: Answers['withdraw_vehicle_code'];
      };
      working_times: {
        Args: {
          mechanic_id: string;
        };
        Returns: Answers['working_times'];
      };
      workshop_board: {
        Args: Record<PropertyKey, never>;
        Returns: Answers['workshop_board'];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

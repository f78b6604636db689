import type { ServiceCategory } from '@pitlane/shared-data/services';
import { Cog, Droplet, Gauge, type IconComponent, Snowflake, Wrench, Zap } from '@pitlane/shared-ui/icons';

export const categoryIcons: Record<ServiceCategory, IconComponent> = {
  maintenance: Droplet,
  repair: Wrench,
  diagnostic: Gauge,
  electrical: Zap,
  comfort: Snowflake,
  major: Cog,
};

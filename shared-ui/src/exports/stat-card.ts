export { StatCard, type StatCardProps, StatGrid } from '../stat-card/stat-card.tsx';

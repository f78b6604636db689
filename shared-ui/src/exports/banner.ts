export { Banner, type BannerProps, type BannerTone } from '../banner/banner.tsx';

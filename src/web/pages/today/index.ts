/* The pages of the deals of the day: they are small, and come in one file. */
export { DealPage } from './deal-page.tsx'
export { TodayPage } from './today.tsx'

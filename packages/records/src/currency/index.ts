export { LISTED_RECORDS, listedPrice } from './listed-price.ts'

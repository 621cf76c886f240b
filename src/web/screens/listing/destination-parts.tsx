/** What only the pages of cities and categories have, in one script. */
export { AboutCity } from './about-city.tsx'
export { DestinationFacts } from './destination-facts.tsx'

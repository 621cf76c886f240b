import { getRouteApi } from '@tanstack/react-router'

const frame = getRouteApi('/{-$locale}')

/** The data that every page has: site, visitor and navigation. */
export const useSiteContext = () => frame.useLoaderData()

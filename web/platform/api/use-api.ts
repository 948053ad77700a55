import { useQueryClient } from '@tanstack/react-query'
import { apiOf, type ApiClient } from './api'

/** The API, for mutations. */
export function useApi(): ApiClient {
  return apiOf(useQueryClient())
}
